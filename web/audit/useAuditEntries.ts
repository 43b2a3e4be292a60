import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetchUserOnRefusal } from '../admin/useRefetchUserOnRefusal.ts';
import { graphql } from '../gql/gql.ts';
import type { AuditFilter } from '../gql/graphql.ts';
import { useLiveUpdates } from '../graphql/useLiveUpdates.ts';
import { useRefetcher } from '../graphql/useRefetcher.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/audit.ftl';
import { useIsStillShown } from '../ui/useIsStillShown.ts';

const AuditEntries = graphql(`
  query AuditEntries($filter: AuditFilter, $before: String) {
    auditEntries(filter: $filter, before: $before, limit: 50) {
      total
      next
      items {
        ...AuditEntryRow
      }
    }
  }
`);

const NewAuditEntries = graphql(`
  query NewAuditEntries($filter: AuditFilter, $after: String) {
    auditEntries(filter: $filter, after: $after, limit: 1) {
      total
    }
  }
`);

const AuditLogChanged = graphql(`
  subscription AuditLogChanged($after: String) {
    auditLogChanged(after: $after) {
      position
      resync
      entries
    }
  }
`);

/** The entries that match a filter, with paging, and the number of new ones. */
export const useAuditEntries = (filter: AuditFilter) => {
  const { data, loading, error, refetch, fetchMore } = useQuery(AuditEntries, {
    variables: { filter },
    fetchPolicy: 'network-only',
  });
  useRefetchUserOnRefusal(error);
  const notifyFailure = useNotifyFailure();
  const slice = data?.auditEntries;
  const isSameFilter = useIsStillShown(JSON.stringify(filter));
  /** The slice whose next page was requested. It is not requested again until that page is on screen. */
  const [continued, setContinued] = useState<typeof slice>();
  const isLoadingMore = slice !== undefined && slice === continued;
  const { newCount, recount } = useNewEntries(
    filter,
    slice?.items[0]?.position,
    slice !== undefined,
  );

  const more = async () => {
    if (!slice?.next || isLoadingMore) return;
    setContinued(slice);
    const giveUp = () => setContinued((since) => (since === slice ? undefined : since));
    try {
      await fetchMore({
        variables: { filter, before: slice.next },
        updateQuery: (shown, { fetchMoreResult: { auditEntries } }) => {
          // The filter or the first page may have changed meanwhile.
          if (!isSameFilter() || shown.auditEntries.next !== slice.next) {
            giveUp();
            return shown;
          }
          const items = [...shown.auditEntries.items, ...auditEntries.items];
          return { auditEntries: { ...auditEntries, items } };
        },
      });
    } catch (failure) {
      notifyFailure(t('more-failed'), failure);
      giveUp();
    }
  };
  const refresh = async () => {
    await refetch().catch(() => undefined);
    // The count may include entries that the refetched list now shows.
    recount();
  };
  return {
    entries: slice?.items,
    total: slice?.total ?? 0,
    hasMore: Boolean(slice?.next),
    isLoading: loading && !slice,
    isLoadingMore,
    error: slice ? undefined : error,
    newCount,
    more,
    refresh,
  };
};

const pace = { soonMs: 250 };

/** Counts new matching entries on the server. A burst of new entries causes one query. */
const useNewEntries = (filter: AuditFilter, newest: string | undefined, isReady: boolean) => {
  const client = useApolloClient();
  // Identifies what a count is for: its answer may arrive after the filter or the newest entry has changed.
  const key = JSON.stringify({ filter, newest });
  const [found, setFound] = useState({ key, count: 0 });
  const fetchNewer = async () => {
    const variables = { filter, after: newest ?? null };
    const { data } = await client.query({
      query: NewAuditEntries,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (data) setFound({ key, count: data.auditEntries.total });
  };
  const refresh = useRefetcher(fetchNewer, pace);
  useLiveUpdates({
    document: AuditLogChanged,
    variables: {},
    after: newest,
    deltaOf: ({ auditLogChanged }) => auditLogChanged,
    apply: refresh,
    resync: refresh,
    skip: !isReady,
  });
  return { newCount: found.key === key ? found.count : 0, recount: refresh };
};

export type AuditEntryList = ReturnType<typeof useAuditEntries>;
