import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePlanTouched } from '../../eventPlans/planTouched.ts';
import type { HistoryFilter, HistoryRowFragment, StandingFragment } from '../../gql/graphql.ts';
import { useRefetcher } from '../../graphql/useRefetcher.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/historyPanel.ftl';
import { HistoryEntries, HistoryStanding } from './entries.ts';
import { useHistoryAnnouncements } from './useHistoryAnnouncements.ts';

const pageSize = 50;
/**
 * The most entries of a list that is followed at its top, which may be open for days. Earlier ones are loaded
 * again on scrolling down.
 */
const mostAtTop = 2 * pageSize;
const mostAtOnce = 1_000;
/** Many changes may arrive quickly, for example while somebody moves people. One query covers them all. */
const pace = { soonMs: 150 };

type Entries = {
  shown: HistoryRowFragment[];
  /** Entries that arrived while the member was scrolled down. Shown on request. */
  waiting: HistoryRowFragment[];
  total: number;
  hasMore: boolean;
};
type State =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | ({ status: 'ready' } & Entries);

type Options = {
  eventId: string;
  /** Must not change while the component is mounted. */
  filter: HistoryFilter;
  /** Whether new entries may be inserted without disturbing the reader. */
  mayInsert: () => boolean;
};

/** The entries that match a filter, with paging and live updates. */
export const useHistoryEntries = (options: Options) => {
  const attempt = useAttempt();
  const fetchPart = useFetchPart(options);
  const [state, setState] = useState<State>({ status: 'loading' });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const ready = state.status === 'ready' ? state : undefined;
  const update = (change: (now: Entries) => Partial<Entries>) =>
    setState((now) => (now.status === 'ready' ? { ...now, ...change(now) } : now));

  const load = async () => {
    setState({ status: 'loading' });
    try {
      const { items: shown, total } = await fetchPart({});
      const hasMore = shown.length < total;
      setState({ status: 'ready', shown, waiting: [], total, hasMore });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  };

  const more = async () => {
    const before = ready?.shown.at(-1)?.position;
    if (!ready?.hasMore || !before || isLoadingMore) return;
    setLoadingMore(true);
    await attempt(t('more-failed'), async () => {
      const { items } = await fetchPart({ before });
      const hasMore = items.length === pageSize;
      // Arrivals may have cut the list meanwhile.
      update(({ shown }) =>
        shown.at(-1)?.position === before ? { hasMore, shown: [...shown, ...items] } : {},
      );
    });
    setLoadingMore(false);
  };

  const { arrived, toSay } = useArrivals(options, ready, update);

  const begin = useEffectEvent(() => void load());
  useEffect(() => begin(), []);

  const showWaiting = () => update((now) => atTop(now, [...now.waiting, ...now.shown]));
  return { state, load, more, isLoadingMore, showWaiting, arrived, toSay };
};

const useFetchPart = ({ eventId, filter }: Options) => {
  const client = useApolloClient();
  return async (part: { before?: string; after?: string; limit?: number }) => {
    const { data } = await client.query({
      query: HistoryEntries,
      variables: { id: eventId, filter, limit: pageSize, ...part },
      fetchPolicy: 'no-cache',
    });
    return data?.event?.history ?? { items: [], total: 0 };
  };
};

type Arrivals = { arrived: HistoryRowFragment[]; toSay: HistoryRowFragment[] };

/**
 * Adds entries as they arrive. Returns the latest ones that were shown at once, and those to announce.
 */
const useArrivals = (
  options: Options,
  ready: Entries | undefined,
  update: (change: (now: Entries) => Partial<Entries>) => void,
): Arrivals => {
  const { eventId, filter, mayInsert } = options;
  const client = useApolloClient();
  const fetchPart = useFetchPart(options);
  const [arrivals, setArrivals] = useState<Arrivals>({ arrived: [], toSay: [] });
  const noteTold = useHistoryAnnouncements(Object.keys(filter).length > 0);

  /** Refetches the status of all loaded entries, because an undo changes the status of earlier changes. */
  const refreshStanding = async (count: number) => {
    const variables = { id: eventId, filter, limit: Math.min(count, mostAtOnce) };
    const { data } = await client.query({
      query: HistoryStanding,
      variables,
      fetchPolicy: 'no-cache',
    });
    const standing = new Map(data?.event?.history.items.map((one) => [one.id, one]));
    update(({ shown }) => ({ shown: withStanding(shown, standing) }));
  };

  const loadNew = useEffectEvent(async () => {
    if (!ready) return;
    const after = (ready.waiting[0] ?? ready.shown[0])?.position;
    const { items } = await fetchPart({ ...(after && { after }), limit: mostAtOnce });
    if (items.length > 0) {
      const isAtTop = mayInsert();
      update((now) => withArrivals(now, items, isAtTop));
      const toSay = noteTold(items);
      if (isAtTop) setArrivals({ arrived: items, toSay });
    }
    await refreshStanding(ready.shown.length + ready.waiting.length + items.length);
  });

  const refresh = useRefetcher(() => loadNew(), pace);
  usePlanTouched({ eventId, after: ready?.shown[0]?.position, skip: !ready, onTouched: refresh });
  return arrivals;
};

const withArrivals = (
  now: Entries,
  news: readonly HistoryRowFragment[],
  isAtTop: boolean,
): Partial<Entries> => {
  const known = new Set([...now.waiting, ...now.shown].map(({ id }) => id));
  const fresh = news.filter(({ id }) => !known.has(id));
  const total = now.total + fresh.length;
  const waiting = [...fresh, ...now.waiting];
  return { total, ...(isAtTop ? atTop(now, [...waiting, ...now.shown]) : { waiting }) };
};

const atTop = (now: Entries, all: readonly HistoryRowFragment[]): Partial<Entries> => ({
  shown: all.slice(0, mostAtTop),
  waiting: [],
  hasMore: now.hasMore || all.length > mostAtTop,
});

const withStanding = (
  shown: readonly HistoryRowFragment[],
  standing: ReadonlyMap<string, StandingFragment>,
): HistoryRowFragment[] =>
  shown.map((entry) => {
    const now = standing.get(entry.id);
    return now && now.undoing?.stepId !== entry.undoing?.stepId
      ? { ...entry, undoing: now.undoing }
      : entry;
  });

export type HistoryEntryList = ReturnType<typeof useHistoryEntries>;
