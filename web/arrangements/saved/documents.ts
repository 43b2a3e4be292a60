import { graphql } from '../../gql/gql.ts';
import type { SavedArrangementFragment } from '../../gql/graphql.ts';

graphql(`
  fragment SavedArrangement on Arrangement {
    id
    name
    description
    isTemplate
    isPublic
    showsEvent
    createdAt
  }
`);
export type Saved = SavedArrangementFragment;

export const SavedArrangements = graphql(`
  query SavedArrangements($id: ID!) {
    event(id: $id) {
      id
      arrangements(limit: 1000) {
        items {
          ...SavedArrangement
        }
      }
    }
  }
`);

export const SaveArrangement = graphql(`
  mutation SaveArrangement($input: SaveArrangementInput!) {
    saveArrangement(input: $input) {
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
      arrangement {
        id
        isPublic
        showsEvent
      }
    }
  }
`);

export const UnshareArrangement = graphql(`
  mutation UnshareArrangement($input: ArrangementIdInput!) {
    unshareArrangement(input: $input) {
      arrangement {
        id
        isPublic
      }
    }
  }
`);

export const ShowEventOnLink = graphql(`
  mutation ShowEventOnLink($input: ArrangementIdInput!) {
    showEventOnLink(input: $input) {
      arrangement {
        id
        showsEvent
      }
    }
  }
`);

export const HideEventOnLink = graphql(`
  mutation HideEventOnLink($input: ArrangementIdInput!) {
    hideEventOnLink(input: $input) {
      arrangement {
        id
        showsEvent
      }
    }
  }
`);

export const ArrangementDifference = graphql(`
  query ArrangementDifference($id: ID!) {
    arrangementDifference(id: $id) {
      seats
      tables
      objects
    }
  }
`);

export const RefreshArrangement = graphql(`
  mutation RefreshArrangement($input: ArrangementIdInput!) {
    refreshArrangement(input: $input) {
      stepId
      arrangement {
        ...SavedArrangement
      }
    }
  }
`);

export const TakeBackRefresh = graphql(`
  mutation TakeBackRefresh($input: TakeBackRefreshInput!) {
    takeBackRefresh(input: $input) {
      arrangement {
        ...SavedArrangement
      }
    }
  }
`);

export const DeleteArrangement = graphql(`
  mutation DeleteArrangement($input: ArrangementIdInput!) {
    deleteArrangement(input: $input) {
      id
    }
  }
`);

export const EditArrangement = graphql(`
  mutation EditArrangement($input: EditArrangementInput!) {
    editArrangement(input: $input) {
      arrangement {
        ...SavedArrangement
      }
    }
  }
`);

export const DuplicateArrangement = graphql(`
  mutation DuplicateArrangement($input: DuplicateArrangementInput!) {
    duplicateArrangement(input: $input) {
      arrangement {
        ...SavedArrangement
      }
    }
  }
`);

export const OfferTemplate = graphql(`
  mutation OfferTemplate($input: ArrangementIdInput!) {
    offerTemplate(input: $input) {
      arrangement {
        id
        isTemplate
      }
    }
  }
`);

export const WithdrawTemplate = graphql(`
  mutation WithdrawTemplate($input: ArrangementIdInput!) {
    withdrawTemplate(input: $input) {
      arrangement {
        id
        isTemplate
      }
    }
  }
`);

export const RestoreArrangement = graphql(`
  mutation RestoreArrangement($input: ArrangementIdInput!) {
    restoreArrangement(input: $input) {
      arrangement {
        ...SavedArrangement
      }
    }
  }
`);

export const ArrangementEffect = graphql(`
  query ArrangementEffect($id: ID!) {
    arrangementEffect(id: $id) {
      moved
      toPool
      tablesBack
      tablesChanged
      objectsBack
      objectsChanged
      pinned
      left {
        name
      }
    }
  }
`);

export const ApplyArrangement = graphql(`
  mutation ApplyArrangement($input: ArrangementIdInput!) {
    applyArrangement(input: $input) {
      stepId
      moved
      toPool
      tablesBack
      tablesChanged
      objectsBack
      objectsChanged
      pinned
      left {
        name
      }
    }
  }
`);

export const Templates = graphql(`
  query Templates {
    templates(limit: 200) {
      items {
        id
        name
        description
        eventName
        tables {
          tableId
          name
          layout
          endSeats
          x
          y
          rotation
          capacity
        }
        objects {
          objectId
          kind
          name
          shape {
            ...ShapeParts
          }
          x
          y
          rotation
        }
        outline {
          ...OutlineParts
        }
      }
    }
  }
`);

export const UseTemplate = graphql(`
  mutation UseTemplate($input: UseTemplateInput!) {
    useTemplate(input: $input) {
      stepId
      tables
      objects
      seated
      unmatched
      ambiguous
    }
  }
`);

/** The public address, open to anyone while the arrangement is shared. */
export const publicLinkOf = (arrangementId: string): string =>
  new URL(`/public/arrangements/${arrangementId}`, window.location.origin).href;
