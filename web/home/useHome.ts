import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';

export const Home = graphql(`
  query Home {
    myTotals {
      attendees
      tables
      capacity
    }
    recentActivity {
      ...Change
      event {
        id
        name
      }
    }
  }
`);

const EventsTouched = graphql(`
  subscription EventsTouched($after: String) {
    eventsChanged(after: $after) {
      position
      resync
    }
  }
`);

/**
 * In milliseconds: polls for changes that no subscription reports, such as those in events that are not
 * followed.
 */
const refetchIntervalMs = 60_000;

/** Many changes may arrive quickly, for example while somebody moves people. One query covers them all. */
const pace = { soonMs: 500 };

/** The figures and latest changes. `refresh` may be called at every change. */
export const useHome = () => {
  const { data, error, refetch } = useQuery(Home, {
    pollInterval: refetchIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  const refresh = useRefetcher(() => refetch(), pace);
  useLiveUpdates({
    document: EventsTouched,
    variables: {},
    deltaOf: ({ eventsChanged }) => eventsChanged,
    apply: refresh,
    resync: refresh,
  });
  return { data, error, refetch, refresh };
};
