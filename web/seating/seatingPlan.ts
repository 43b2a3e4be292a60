import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/gql.ts';
import type {
  PlanDeltaFragment,
  SeatingPlanChangedSubscription,
  SeatingPlanQuery,
} from '../gql/graphql.ts';
import { plannerCache } from '../graphql/cache.ts';
import { EventFields } from '../guestFields/documents.ts';
import { EventMenu } from '../menus/documents.ts';

graphql(`
  fragment SeatingAttendee on Attendee {
    id
    order
    name
    title
    company
    email
    externalId
    attendeeRole
    holdingFor
    holdReason
    heldSince
    isPinned
    reply
    party
    guestOf
    isNamed
    tags
  }
  fragment SeatingTable on Table {
    id
    name
    order
    capacity
    layout
    endSeats
    x
    y
    rotation
    tags
  }
  fragment SeatingSeat on Seat {
    id
    tableId
    position
    x
    y
    attendeeId
  }
`);

/** The content of a rule. */
graphql(`
  fragment RuleWords on RuleTerms {
    kind
    hard
    weight
    who
    whom
    by
    each
    level
    how
    tables
    tableTag
    zone
    place
    min
    max
    prefix
    source
    likes {
      people
    }
    avoids {
      people
    }
  }
`);

graphql(`
  fragment SeatingRuleParts on SeatingRule {
    id
    order
    rule {
      ...RuleWords
    }
  }
`);

/** A change of a plan, as all screens that show the plan receive it. */
graphql(`
  fragment PlanDelta on EventPlanDelta {
    position
    menu {
      ...MenuParts
    }
    fields {
      ...GuestFieldParts
    }
    resync
    deleted
    removedAttendeeIds
    tables {
      ...SeatingTable
    }
    removedTableIds
    seats {
      ...SeatingSeat
    }
    removedSeatIds
    floorObjects {
      ...SeatingObject
    }
    removedFloorObjectIds
    room {
      ...RoomParts
    }
    rules {
      ...SeatingRuleParts
    }
    removedRuleIds
    arrangementIds
  }
`);

/** The seating screen's only query. */
export const SeatingPlan = graphql(`
  query SeatingPlan($id: ID!) {
    eventPlan(id: $id) {
      id
      position
      event {
        id
        name
        startDate
        location
        isPublic
        createdByUserId
        draftOf
        draftName
        liveEvent {
          id
          name
        }
        setAside {
          since
        }
      }
      attendees {
        ...SeatingAttendee
      }
      tables {
        ...SeatingTable
      }
      seats {
        ...SeatingSeat
      }
      floorObjects {
        ...SeatingObject
      }
      room {
        ...RoomParts
      }
      rules {
        ...SeatingRuleParts
      }
    }
  }
`);

export const SeatingPlanChanged = graphql(`
  subscription SeatingPlanChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      by
      event {
        id
        name
        startDate
        location
        isPublic
        createdByUserId
      }
      attendees {
        ...SeatingAttendee
      }
      ...PlanDelta
    }
  }
`);

export type Plan = NonNullable<SeatingPlanQuery['eventPlan']>;
export type Attendee = Plan['attendees'][number];
export type PlanTable = Plan['tables'][number];
export type Seat = Plan['seats'][number];
export type PlanDelta = SeatingPlanChangedSubscription['eventPlanChanged'];

/** A change of a plan, with whatever fields of guests the screen shows. */
export type DeltaOfScreen = PlanDeltaFragment & Pick<PlanDelta, 'attendees'>;

/**
 * Applies a delta to the lists of the cached plan. The delta's entities must already be in the
 * cache.
 */
export const applyDelta = (
  cache: ApolloClient['cache'],
  id: string,
  delta: DeltaOfScreen,
): void => {
  if (delta.fields)
    cache.writeQuery({
      query: EventFields,
      variables: { eventId: id },
      data: { guestFields: { __typename: 'GuestFields', fields: delta.fields } },
    });
  if (delta.menu)
    cache.writeQuery({ query: EventMenu, variables: { eventId: id }, data: { menu: delta.menu } });
  const idsOf = (typename: string, ids: readonly string[]) =>
    ids.map((entityId) => cache.identify({ __typename: typename, id: entityId }) ?? '');
  const change = (
    typename: string,
    changed: readonly { id: string }[],
    goneIds: readonly string[],
  ) => ({
    present: idsOf(
      typename,
      changed.map((entity) => entity.id),
    ),
    gone: idsOf(typename, goneIds),
  });
  plannerCache(cache).changeLists(
    id,
    {
      attendees: change('Attendee', delta.attendees, delta.removedAttendeeIds),
      tables: change('Table', delta.tables, delta.removedTableIds),
      seats: change('Seat', delta.seats, delta.removedSeatIds),
      rules: change('SeatingRule', delta.rules, delta.removedRuleIds),
      floorObjects: change('FloorObject', delta.floorObjects, delta.removedFloorObjectIds),
    },
    delta.position,
  );
};
