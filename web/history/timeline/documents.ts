import { graphql } from '../../gql/gql.ts';
import type { PlanMomentQuery, TimelineQuery } from '../../gql/graphql.ts';

/** An event, and its activity over time. */
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

export type Activity = NonNullable<TimelineQuery['planActivity']>;
export type TimelineEvent = NonNullable<TimelineQuery['event']>;
export type Moment = NonNullable<PlanMomentQuery['planMoment']>;
