import { graphql } from '../gql/gql.ts';

export const SavedArrangements = graphql(`
  query SavedArrangements($id: ID!) {
    event(id: $id) {
      id
      arrangements(limit: 100) {
        total
        items {
          id
          name
          description
          isPublic
          createdAt
        }
      }
    }
  }
`);

export const SaveArrangement = graphql(`
  mutation SaveArrangement($input: SaveArrangementInput!) {
    saveArrangement(input: $input) {
      position
      arrangement {
        id
        name
        isPublic
      }
    }
  }
`);

export const ShareArrangement = graphql(`
  mutation ShareArrangement($input: ArrangementIdInput!) {
    shareArrangement(input: $input) {
      position
      arrangement {
        id
        isPublic
      }
    }
  }
`);

export const UnshareArrangement = graphql(`
  mutation UnshareArrangement($input: ArrangementIdInput!) {
    unshareArrangement(input: $input) {
      position
      arrangement {
        id
        isPublic
      }
    }
  }
`);

export const DeleteArrangement = graphql(`
  mutation DeleteArrangement($input: ArrangementIdInput!) {
    deleteArrangement(input: $input) {
      position
      id
    }
  }
`);

/** The address that anyone may open while the arrangement is shared. */
export const publicLinkOf = (arrangementId: string): string =>
  new URL(`/public/arrangements/${arrangementId}`, window.location.origin).href;
