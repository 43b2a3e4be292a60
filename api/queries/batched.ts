import { createLanes } from '../../schema/lanes.ts';

export type Batched<Row> = { load: (id: string) => Promise<Row | undefined> };

/** Where one waits for a connection that has died, the other goes on. */
const lanes = 2;
const mostJobs = 500;

/**
 * Rows by id: look-ups that come while others are under way share the next query. Nothing is cached,
 * so no caller gets a row older than its call. Callers who share a query share its rows: nobody may
 * change them.
 */
export const batched = <Row extends { id: string }>(
  read: (ids: string[]) => Promise<Row[]>,
): Batched<Row> => ({
  load: createLanes<string, Row | undefined>({
    lanes,
    mostJobs,
    send: async (ids) => {
      const rows = await read([...new Set(ids)]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => ({ status: 'fulfilled', value: byId.get(id) }));
    },
  }),
});
