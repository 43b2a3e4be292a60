import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRefetchUserOnRefusal } from '../../admin/useRefetchUserOnRefusal.ts';
import { graphql } from '../../gql/gql.ts';
import { inPlace } from '../../ui/useAddress.ts';

const ReplayTimeline = graphql(`
  query ReplayTimeline {
    replayTimeline {
      since
      until
      marks {
        timestamp
        count
        action
      }
    }
  }
`);

const ReplayAt = graphql(`
  query ReplayAt($until: DateTime, $position: String, $search: String, $limit: Int) {
    replay(until: $until, position: $position) {
      until
      previous
      next
      lastAction {
        ...AuditEntryRow
      }
      totals {
        users
        active
        admins
        moderators
      }
      users(search: $search, limit: $limit) {
        ...ReplayedMember
      }
    }
  }
`);

const pageLength = 100;

/**
 * The members at the moment in the address: `step` is an action's position, `until` a time; without either it
 * is now. Keeps the previous moment until the next has loaded, to avoid layout jumps.
 */
export const useReplay = () => {
  const [params, setParams] = useSearchParams();
  const [step, until] = [params.get('step'), params.get('until')];
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(pageLength);
  const timeline = useQuery(ReplayTimeline, { fetchPolicy: 'network-only' });
  const isAllowed = timeline.data !== undefined;
  const query = useQuery(ReplayAt, {
    variables: { until: step ? null : until, position: step, search: search.trim() || null, limit },
    fetchPolicy: 'network-only',
    skip: !isAllowed,
  });
  const error = timeline.error ?? query.error;
  useRefetchUserOnRefusal(error);
  const goTo = useCallback(
    (place: { step?: string | null; until?: string | null }) => {
      const next = Object.entries(place).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      );
      setParams(new URLSearchParams(next), inPlace);
    },
    [setParams],
  );
  const data = query.data ?? (query.error ? undefined : query.previousData);
  return {
    timeline: timeline.data?.replayTimeline,
    replay: data?.replay,
    isNow: !step && !until,
    error: data && !query.error ? undefined : error,
    retry: () => {
      void timeline.refetch().catch(() => undefined);
      if (isAllowed) void query.refetch().catch(() => undefined);
    },
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setLimit(pageLength);
    },
    showMore: limit < 1_000 ? () => setLimit(Math.min(1_000, limit + 300)) : undefined,
    goTo,
  };
};

export type ReplayState = ReturnType<typeof useReplay>;
