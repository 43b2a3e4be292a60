import type { ApolloClient, Reference } from '@apollo/client';
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
    heldSince
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
    }
  }
`);

export const SeatingPlanChanged = graphql(`
  subscription SeatingPlanChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
      deleted
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

type Changed = readonly { __typename: string; id: string }[];

/** Positions are text, and compare as text. */
const later = (a: string, b: string): string => {
  if (a < b) return b;
  return a;
};

/**
 * Brings the cached plan up to a delta, whose entities are in the cache by then: what is left are
 * the lists. Those that are gone go, those that are new come last. A list of thousands in which
 * nobody came or went is not touched.
 */
export const applyDelta = (
  cache: ApolloClient['cache'],
  id: string,
  delta: Omit<PlanDelta, 'by'>,
): void => {
  const refOf = (entity: Changed[number]): Reference => ({ __ref: cache.identify(entity) ?? '' });
  const listed =
    (typename: string, changed: Changed, removedIds: readonly string[]) =>
    (list: readonly Reference[]): readonly Reference[] => {
      const removed = new Set(
        removedIds.map((gone) => refOf({ __typename: typename, id: gone }).__ref),
      );
      const known = new Set(list.map((ref) => ref.__ref));
      const added = changed
        .map(refOf)
        .filter(({ __ref: ref }) => !known.has(ref) && !removed.has(ref));
      const isSame = added.length === 0 && !list.some((ref) => removed.has(ref.__ref));
      return isSame ? list : [...list.filter((ref) => !removed.has(ref.__ref)), ...added];
    };
  cache.modify({
    id: cache.identify({ __typename: 'EventPlan', id }) ?? '',
    fields: {
      position: (position: string) => later(position, delta.position),
      attendees: listed('Attendee', delta.attendees, delta.removedAttendeeIds),
      tables: listed('Table', delta.tables, delta.removedTableIds),
      seats: listed('Seat', delta.seats, delta.removedSeatIds),
    },
  });
};
