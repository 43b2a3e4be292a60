import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

const TablesByChanges = graphql(`
  query TablesByChanges($eventId: ID!) {
    changesByTable(eventId: $eventId) {
      tableId
      changes
    }
  }
`);

type ShownTables =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; tableIds: readonly string[] | undefined };

/** Stands in the address for the tables that did not change within a week. */
export const calmTables = 'calm';

/** The tables that did not change within a week, as the server counts; undefined while loading. */
export const useCalmTables = (eventId: string, skip: boolean) => {
  const { data, error, loading, refetch } = useQuery(TablesByChanges, {
    variables: { eventId },
    fetchPolicy: 'no-cache',
    skip,
  });
  const tables = data?.changesByTable;
  return {
    all: tables?.length,
    calmIds: tables?.flatMap(({ tableId, changes }) => (changes === 0 ? [tableId] : [])),
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
};

/** The tables that the address names: their ids, or the calm ones. Undefined for all tables. */
export const useShownTables = (eventId: string, named: string | null): ShownTables => {
  const { calmIds, error, retry } = useCalmTables(eventId, named !== calmTables);
  if (named === null) return { status: 'ready', tableIds: undefined };
  if (named !== calmTables) return { status: 'ready', tableIds: named.split(',').filter(Boolean) };
  if (error) return { status: 'failed', error, retry };
  return calmIds ? { status: 'ready', tableIds: calmIds } : { status: 'loading' };
};
