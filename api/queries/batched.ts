import DataLoader from 'dataloader';

/**
 * Rows by id: look-ups of one turn of the event loop share a query. Nothing is cached, so no caller
 * gets a row older than its call.
 */
export const batched = <Row extends { id: string }>(
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
