import { graphql } from '../../gql/gql.ts';
import type { PlanMomentQuery, TimelineQuery } from '../../gql/graphql.ts';

/** The event and how much happened in it when. */
export const Timeline = graphql(`
  query Timeline($id: ID!) {
    event(id: $id) {
      id
      name
      isPublic
      createdByUserId
    }
    planActivity(eventId: $id) {
      position
      changes
      firstRevision
      lastRevision
      parts
      stretches {
        part
        changes
        from
        until
        firstRevision
        lastRevision
      }
      marks {
        revision
        entry {
          ...Change
        }
      }
    }
  }
`);

export const PlanMoment = graphql(`
  query PlanMoment($id: ID!, $revision: Int) {
    planMoment(eventId: $id, revision: $revision) {
      revision
      at
      previousRevision
      nextRevision
      lastRevision
      entry {
        ...Change
      }
      picture {
        ...PlanPictureParts
      }
    }
  }
`);

/** That something changed; what it was is asked for as moments. */
export const TimelineGrown = graphql(`
  subscription TimelineGrown($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
      deleted
    }
  }
`);

export type Activity = NonNullable<TimelineQuery['planActivity']>;
export type TimelineEvent = NonNullable<TimelineQuery['event']>;
export type Moment = NonNullable<PlanMomentQuery['planMoment']>;
