import { graphql } from '../../gql/gql.ts';

export const AssignSeat = graphql(`
  mutation AssignSeat($input: AssignSeatInput!) {
    assignSeat(input: $input) {
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const UnassignSeat = graphql(`
  mutation UnassignSeat($input: UnassignSeatInput!) {
    unassignSeat(input: $input) {
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const SwapSeats = graphql(`
  mutation SwapSeats($input: SwapSeatsInput!) {
    swapSeats(input: $input) {
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const SeatTogether = graphql(`
  mutation SeatTogether($input: SeatTogetherInput!) {
    seatTogether(input: $input) {
      seats {
        ...SeatingSeat
      }
      assignments {
        seatId
        attendeeId
      }
      left
    }
  }
`);

export const HoldAttendee = graphql(`
  mutation HoldAttendee($input: HoldAttendeeInput!) {
    holdAttendee(input: $input) {
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const ReleaseAttendee = graphql(`
  mutation ReleaseAttendee($input: AttendeeIdInput!) {
    releaseAttendee(input: $input) {
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const PinAttendee = graphql(`
  mutation PinAttendee($input: AttendeeIdInput!) {
    pinAttendee(input: $input) {
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const UnpinAttendee = graphql(`
  mutation UnpinAttendee($input: AttendeeIdInput!) {
    unpinAttendee(input: $input) {
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const HoldTogether = graphql(`
  mutation HoldTogether($input: HoldTogetherInput!) {
    holdTogether(input: $input) {
      seats {
        ...SeatingSeat
      }
      attendees {
        ...SeatingAttendee
      }
    }
  }
`);

export const ReturnToPool = graphql(`
  mutation ReturnToPool($input: ReturnToPoolInput!) {
    returnToPool(input: $input) {
      seats {
        ...SeatingSeat
      }
      attendees {
        ...SeatingAttendee
      }
    }
  }
`);
