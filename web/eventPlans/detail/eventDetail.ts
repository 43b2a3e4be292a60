import { graphql } from '../../gql/gql.ts';
import type { EventDetailQuery } from '../../gql/graphql.ts';

graphql(`
  fragment ManagedAttendee on Attendee {
    ...SeatingAttendee
    ...AttendeeForm
    isCheckedIn
  }
`);

/** The event screen's only query. */
export const EventDetail = graphql(`
  query EventDetail($id: ID!) {
    eventPlan(id: $id) {
      id
      position
      event {
        ...EventCard
        setAside {
          since
        }
      }
      attendees {
        ...ManagedAttendee
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
    }
  }
`);

export const EventDetailChanged = graphql(`
  subscription EventDetailChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      event {
        ...EventCard
      }
      attendees {
        ...ManagedAttendee
      }
      ...PlanDelta
    }
  }
`);

export type ManagedPlan = NonNullable<EventDetailQuery['eventPlan']>;
export type ManagedAttendee = ManagedPlan['attendees'][number];
