import { graphql } from '../../gql/gql.ts';

export const AssignSeat = graphql(`
  mutation AssignSeat($input: AssignSeatInput!) {
    assignSeat(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const UnassignSeat = graphql(`
  mutation UnassignSeat($input: UnassignSeatInput!) {
    unassignSeat(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const SwapSeats = graphql(`
  mutation SwapSeats($input: SwapSeatsInput!) {
    swapSeats(input: $input) {
      position
      seats {
        ...SeatingSeat
      }
    }
  }
`);

export const SeatTogether = graphql(`
  mutation SeatTogether($input: SeatTogetherInput!) {
    seatTogether(input: $input) {
      position
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
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const ReleaseAttendee = graphql(`
  mutation ReleaseAttendee($input: AttendeeIdInput!) {
    releaseAttendee(input: $input) {
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const PinAttendee = graphql(`
  mutation PinAttendee($input: AttendeeIdInput!) {
    pinAttendee(input: $input) {
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const UnpinAttendee = graphql(`
  mutation UnpinAttendee($input: AttendeeIdInput!) {
    unpinAttendee(input: $input) {
      position
      attendee {
        ...SeatingAttendee
      }
    }
  }
`);

export const HoldTogether = graphql(`
  mutation HoldTogether($input: HoldTogetherInput!) {
    holdTogether(input: $input) {
      position
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
      position
      seats {
        ...SeatingSeat
      }
      attendees {
        ...SeatingAttendee
      }
    }
  }
`);
