import { graphql } from '../gql/gql.ts';

export const SetMenu = graphql(`
  mutation SetMenu($input: SetMenuInput!) {
    setMenu(input: $input) {
      menu {
        ...MenuParts
      }
      cleared
    }
  }
`);
