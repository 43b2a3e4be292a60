import { graphql } from '../../gql/gql.ts';
import type { CardDesignsQuery } from '../../gql/graphql.ts';

export const CardDesigns = graphql(`
  query CardDesigns($eventId: ID!) {
    cardDesigns(eventId: $eventId) {
      id
      name
      version
      design {
        card
        width
        height
        fold
        elements {
          type
          x
          y
          width
          height
          field
          words
          font
          size
          align
          colour
          fit
        }
      }
    }
  }
`);

export type CardDesign = CardDesignsQuery['cardDesigns'][number];

/** The guest fields that cards show and the seating chart does not have. */
export const CardFactsOfGuests = graphql(`
  query CardFactsOfGuests($eventId: ID!) {
    guestFields(eventId: $eventId) {
      fields {
        fieldId
        name
        kind
        choices {
          choiceId
          name
        }
      }
    }
    eventPlan(id: $eventId) {
      id
      attendees {
        id
        title
        custom
        diets
        allergies {
          substance
          severity
        }
      }
    }
  }
`);

export const SaveCardDesign = graphql(`
  mutation SaveCardDesign($input: SaveCardDesignInput!) {
    saveCardDesign(input: $input) {
      cardDesign {
        id
        version
      }
    }
  }
`);

export const DeleteCardDesign = graphql(`
  mutation DeleteCardDesign($input: DeleteCardDesignInput!) {
    deleteCardDesign(input: $input) {
      id
    }
  }
`);
