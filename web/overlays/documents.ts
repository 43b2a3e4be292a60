import { graphql } from '../gql/gql.ts';

/** What people must not or do not eat: asked for only while it is shown. */
export const SeatingNeeds = graphql(`
  query SeatingNeeds($id: ID!) {
    eventPlan(id: $id) {
      id
      attendees {
        id
        diets
        allergies {
          substance
          severity
        }
      }
    }
  }
`);
