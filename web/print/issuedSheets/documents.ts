import { graphql } from '../../gql/gql.ts';

export const IssueSheet = graphql(`
  mutation IssueSheet($input: IssueSheetInput!) {
    issueSheet(input: $input) {
      issue {
        id
        number
        createdAt
      }
    }
  }
`);

export const IssuedSheets = graphql(`
  query IssuedSheets($eventId: ID!, $first: Int) {
    issuedSheets(eventId: $eventId, first: $first) {
      id
      sheet
      to
      number
      revision
      tableIds
      createdAt
      pdf
      printedAs {
        paper
        turned
        perPage
        order
        who
        hasDiets
        each
        withList
        withBackground
        since
        designId
        designVersion
      }
      standing {
        isCurrent
        changes
        elsewhere
        wasUndone
        tables {
          tableId
          name
          isGone
        }
      }
      issuedBy {
        ...MemberName
      }
    }
  }
`);
