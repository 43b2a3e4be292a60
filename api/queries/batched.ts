import { createLanes } from '../../schema/lanes.ts';

export type Batched<Row> = { load: (id: string) => Promise<Row | undefined> };

/** While one lane waits for a dead connection, the other continues. */
const lanes = 2;
const mostJobs = 500;

/**
 * Rows by id. Lookups that arrive during a query share the next one. Nothing is cached, so no row is
 * older than its call. Callers share rows and must not change them.
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
