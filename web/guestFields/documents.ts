import { graphql } from '../gql/gql.ts';
import type { GuestFieldPartsFragment } from '../gql/graphql.ts';

graphql(`
  fragment GuestFieldParts on GuestField {
    fieldId
    name
    kind
    choices {
      choiceId
      name
    }
  }
`);

export type GuestField = GuestFieldPartsFragment;

/** The custom fields of an event. Any change of the plan that a screen follows also brings new fields. */
export const EventFields = graphql(`
  query EventFields($eventId: ID!) {
    guestFields(eventId: $eventId) {
      fields {
        ...GuestFieldParts
      }
    }
  }
`);
