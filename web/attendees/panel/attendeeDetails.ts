import { graphql } from '../../gql/gql.ts';
import type { AttendeeDetailsFragment } from '../../gql/graphql.ts';

graphql(`
  fragment AttendeeDetails on Attendee {
    ...AttendeeForm
    eventId
    isCheckedIn
    isNamed
    tags
    holdingFor
    holdReason
    heldSince
    createdAt
    updatedAt
  }
`);

export type Details = AttendeeDetailsFragment;

export const AttendeeDetails = graphql(`
  query AttendeeDetails($id: ID!) {
    attendee(id: $id) {
      ...AttendeeDetails
    }
  }
`);

/** Follows all changes of attendees while the details are open. */
export const AttendeeDetailsChanged = graphql(`
  subscription AttendeeDetailsChanged($id: ID!, $after: String) {
    eventPlanChanged(id: $id, after: $after) {
      position
      resync
      attendees {
        ...AttendeeDetails
      }
      removedAttendeeIds
    }
  }
`);

/*
 * Selects no fields that are on screen: an answer could replace a later change of another field. The
 * subscription brings the new values.
 */
export const EditAttendeeField = graphql(`
  mutation EditAttendeeField($input: EditAttendeeInput!) {
    editAttendee(input: $input) {
      attendee {
        id
        updatedAt
      }
    }
  }
`);

export const CheckInAttendee = graphql(`
  mutation CheckInAttendee($input: AttendeeIdInput!) {
    checkInAttendee(input: $input) {
      attendee {
        id
        updatedAt
      }
    }
  }
`);

export const CheckOutAttendee = graphql(`
  mutation CheckOutAttendee($input: AttendeeIdInput!) {
    checkOutAttendee(input: $input) {
      attendee {
        id
        updatedAt
      }
    }
  }
`);

export const HoldWithReason = graphql(`
  mutation HoldWithReason($input: HoldAttendeeInput!) {
    holdAttendee(input: $input) {
      attendee {
        id
        updatedAt
        heldSince
      }
    }
  }
`);

export const DeleteAttendee = graphql(`
  mutation DeleteAttendee($input: AttendeeIdInput!) {
    deleteAttendee(input: $input) {
      stepId
      id
    }
  }
`);
