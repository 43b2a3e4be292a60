import { graphql } from '../gql/gql.ts';

export const AddPlusOnes = graphql(`
  mutation AddPlusOnes($input: AddPlusOnesInput!) {
    addPlusOnes(input: $input) {
      stepId
      attendees {
        ...SeatingAttendee
      }
    }
  }
`);
