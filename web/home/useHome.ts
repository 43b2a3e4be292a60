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

/** What no subscription tells, such as a change of an event that was still for long, shows by then. */
const askAgainAfterMs = 60_000;

/** A drag through a room makes many changes; one answer serves all of this long. */
const pace = { soonMs: 500 };

/** The figures and the latest changes. `refresh` may be called as often as something changes. */
export const useHome = () => {
  const { data, error, refetch } = useQuery(Home, {
    fetchPolicy: 'cache-and-network',
    pollInterval: askAgainAfterMs,
    skipPollAttempt: () => document.hidden,
  });
  const askAgain = () => void refetch().catch(() => undefined);
  const refresh = useRefetcher(() => refetch(), pace);
  useLiveUpdates({
    document: EventsTouched,
    variables: {},
    deltaOf: ({ eventsChanged }) => eventsChanged,
    apply: refresh,
    resync: refresh,
  });
  return { data, error, askAgain, refresh };
};
