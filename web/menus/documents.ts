import { graphql } from '../gql/gql.ts';
import type { MenuPartsFragment } from '../gql/graphql.ts';

graphql(`
  fragment MenuParts on Menu {
    courses {
      courseId
      name
      options {
        optionId
        name
        fits
      }
    }
  }
`);

export type Menu = MenuPartsFragment;
export type Course = Menu['courses'][number];
export type Option = Course['options'][number];

/** The menu of an event. Any change of the plan that a screen follows also brings a new menu. */
export const EventMenu = graphql(`
  query EventMenu($eventId: ID!) {
    menu(eventId: $eventId) {
      ...MenuParts
    }
  }
`);
