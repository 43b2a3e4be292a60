import type { Pool, PoolClient } from 'pg';
import { EventLogError, isEventLogError } from '../../schema/ports/eventLog.ts';

export const logUnavailable = (cause?: unknown) =>
  new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be reached', { cause });

export const appendUnknown = (cause?: unknown) =>
  new EventLogError('APPEND_UNKNOWN', 'The append was not answered: it may stand or not', {
    cause,
  });

/** A connection of the pool. One that comes too late goes back unused. */
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
 * Waits for the answer and gives the connection back. One that gave no answer, or broke, is thrown
 * away for what it may still do.
 * @throws EventLogError APPEND_UNKNOWN, or what the server refused it with.
 */
export const answered = async <T>(
  client: PoolClient,
  query: Promise<T>,
  timeoutMs: number,
): Promise<T> => {
  // A connection that breaks says so twice: to its query, and here, where nobody may be listening.
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

/** A refusal by the server is certain; anything else (a cut connection) leaves the outcome open. */
export const isRefusedByServer = (error: unknown, sqlState?: string): boolean => {
  const code = String((error as { code?: unknown }).code ?? '');
  if (sqlState !== undefined) return code === sqlState;
  return /^[0-9A-Z]{5}$/.test(code) && !/^(57P|08|40003)/.test(code);
};
