import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment ConflictParts on SeatingConflict {
    proof
    ruleIds
    pinnedIds
    personIds
    needed
    available
    ways {
      way
      ruleId
      weight
      personIds
      effect {
        waiting
        hard
        points
      }
    }
  }
`);

export const SeatingConflicts = graphql(`
  query SeatingConflicts($eventId: ID!) {
    seatingConflicts(eventId: $eventId) {
      ...ConflictParts
    }
  }
`);
