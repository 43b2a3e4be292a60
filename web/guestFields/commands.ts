import { graphql } from '../gql/gql.ts';

export const SetFields = graphql(`
  mutation SetFields($input: SetFieldsInput!) {
    setFields(input: $input) {
      fields {
        ...GuestFieldParts
      }
      cleared
    }
  }
`);
