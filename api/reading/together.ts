import DataLoader from 'dataloader';

/**
 * Rows by id, for the many who ask at one moment: those waiting in one turn of the event loop share
 * a query. Nothing is kept for later, so everyone gets what stands when they ask or after it.
 */
export const readTogether = <Row extends { id: string }>(
  read: (ids: string[]) => Promise<Row[]>,
): DataLoader<string, Row | undefined> =>
  new DataLoader(
    async (ids) => {
      const rows = await read([...new Set(ids)]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false, maxBatchSize: 500, batchScheduleFn: (run) => setImmediate(run) },
  );
