import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { EventLogError, isEventLogError } from '../../schema/ports/eventLog.ts';
import { appendUnknown } from './encodeAppend.ts';

/** LOG_UNAVAILABLE, for calls of which nothing was sent. */
export const logUnavailable = (cause?: unknown) =>
  new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be reached', { cause });

/**
 * A connection of the pool. One that comes too late is returned unused. @throws EventLogError LOG_UNAVAILABLE
 */
export const connected = (pool: Pool, timeoutMs: number): Promise<PoolClient> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(logUnavailable());
    }, timeoutMs);
    pool
      .connect()
      .then(
        (client) => (isLate ? client.release() : resolve(client)),
        (cause: unknown) => reject(logUnavailable(cause)),
      )
      .finally(() => clearTimeout(timer));
  });

/**
 * Waits for the answer and releases the connection. A silent or broken connection is closed, because
 * its statement may still run.
 * @throws EventLogError APPEND_UNKNOWN. @throws Error of the server, if it refused the statement
 */
export const answered = async <T>(
  client: PoolClient,
  query: Promise<T>,
  timeoutMs: number,
): Promise<T> => {
  // A broken connection also emits an error, which would be unhandled.
  const isBroken = () => undefined;
  client.on('error', isBroken);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(appendUnknown()), timeoutMs);
  });
  let isIntact = true;
  try {
    return await Promise.race([query, silence]);
  } catch (error) {
    query.catch(() => undefined);
    isIntact = isRefusedByServer(error);
    throw isIntact || isEventLogError(error) ? error : appendUnknown(error);
  } finally {
    clearTimeout(timer);
    if (isIntact) client.off('error', isBroken);
    client.release(!isIntact);
  }
};

/** Whether the server refused a statement. After other errors its outcome is unknown. */
export const isRefusedByServer = (error: unknown, sqlState?: string): boolean => {
  if (!(error instanceof DatabaseError)) return false;
  const { code = '' } = error;
  return sqlState === undefined ? !/^(57P|08|40003)/.test(code) : code === sqlState;
};
