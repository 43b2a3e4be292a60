/** A query that has no answer yet. `retry` may reject, as LoadError expects. */
export type Loading =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => Promise<unknown> };

type QueryResult = { error?: unknown; refetch: () => Promise<unknown> };

/** The state of a query without an answer: loading, or failed. */
export const loadingOf = ({ error, refetch }: QueryResult): Loading =>
  error ? { status: 'failed', error, retry: refetch } : { status: 'loading' };
