import { graphql } from '../gql/gql.ts';

export const ReplyFor = graphql(`
  mutation ReplyFor($input: ReplyForInput!) {
    replyFor(input: $input) {
      stepId
      seats {
        ...SeatingSeat
      }
      attendees {
        ...SeatingAttendee
      }
      formerSeats {
        attendeeId
        seatId
      }
    }
  }
`);
