import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment HistoryRow on HistoryEntry {
    ...Change
    position
    revision
    stepId
    eventId
    ...Standing
  }
`);

graphql(`
  fragment Standing on HistoryEntry {
    id
    undoing {
      stepId
      timestamp
      performedBy {
        ...MemberName
      }
    }
  }
`);

export const HistoryEntries = graphql(`
  query HistoryEntries(
    $id: ID!
    $filter: HistoryFilter
    $before: String
    $after: String
    $limit: Int
  ) {
    event(id: $id) {
      id
      history(filter: $filter, before: $before, after: $after, limit: $limit) {
        total
        items {
          ...HistoryRow
        }
      }
    }
  }
`);

export const HistoryStanding = graphql(`
  query HistoryStanding($id: ID!, $filter: HistoryFilter, $limit: Int) {
    event(id: $id) {
      id
      history(filter: $filter, limit: $limit) {
        items {
          ...Standing
        }
      }
    }
  }
`);

export const HistoryActors = graphql(`
  query HistoryActors($id: ID!) {
    event(id: $id) {
      id
      historyActors {
        ...MemberName
      }
    }
  }
`);
