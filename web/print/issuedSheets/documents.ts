import { graphql } from '../../gql/gql.ts';

export const IssueSheet = graphql(`
  mutation IssueSheet($input: IssueSheetInput!) {
    issueSheet(input: $input) {
      position
      issue {
        id
        number
        createdAt
      }
    }
  }
`);

export const IssuedSheets = graphql(`
  query IssuedSheets($eventId: ID!) {
    issuedSheets(eventId: $eventId) {
      id
      sheet
      to
      number
      revision
      createdAt
      issuedBy {
        id
        firstName
        lastName
      }
    }
  }
`);
