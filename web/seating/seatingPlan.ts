import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/gql.ts';
import type { SeatingPlanChangedSubscription, SeatingPlanQuery } from '../gql/graphql.ts';

graphql(`
  fragment SeatingAttendee on Attendee {
    id
    name
    title
    company
    email
    attendeeRole
    holdingFor
    holdReason
  }
  fragment SeatingTable on Table {
    id
    name
    capacity
    layout
    endSeats
    x
    y
    rotation
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

/** The seating screen's one query. */
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
    }
  }
`);

export const SeatingPlanChanged = graphql(`
  subscription SeatingPlanChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
      deleted
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
      removedAttendeeIds
      tables {
        ...SeatingTable
      }
      removedTableIds
      seats {
        ...SeatingSeat
      }
      removedSeatIds
      arrangementIds
    }
  }
`);

export type Plan = NonNullable<SeatingPlanQuery['eventPlan']>;
export type Attendee = Plan['attendees'][number];
export type PlanTable = Plan['tables'][number];
export type Seat = Plan['seats'][number];
export type PlanDelta = SeatingPlanChangedSubscription['eventPlanChanged'];

type WithId = { id: string };

/** Those that are gone go, those that are new come last; the others are in the cache by id. */
export const mergedList = <T extends WithId>(
  list: readonly T[],
  changed: readonly T[],
  removedIds: readonly string[],
): T[] => {
  const removed = new Set(removedIds);
  const known = new Set(list.map(({ id }) => id));
  const kept = removed.size === 0 ? list : list.filter(({ id }) => !removed.has(id));
  return [...kept, ...changed.filter(({ id }) => !known.has(id) && !removed.has(id))];
};

/** Positions are text, and compare as text. */
const later = (a: string, b: string): string => {
  if (a < b) return b;
  return a;
};

/** Brings the cached plan up to a delta. Deltas that the plan already shows change nothing. */
export const applyDelta = (cache: ApolloClient['cache'], id: string, delta: PlanDelta): void => {
  cache.updateQuery({ query: SeatingPlan, variables: { id } }, (data) => {
    const plan = data?.eventPlan;
    if (!plan) return data;
    return {
      eventPlan: {
        ...plan,
        position: later(plan.position, delta.position),
        attendees: mergedList(plan.attendees, delta.attendees, delta.removedAttendeeIds),
        tables: mergedList(plan.tables, delta.tables, delta.removedTableIds),
        seats: mergedList(plan.seats, delta.seats, delta.removedSeatIds),
      },
    };
  });
};
