import type { Pool, PoolClient } from 'pg';
import type { EventStore } from '../../schema/ports/eventLog.ts';
import { connected } from './postgresConnection.ts';
import { within } from './within.ts';

/** Keeps these locks apart from others; the number means nothing. */
const kindOfLock = '4410952093847716025';
/** Each takes a connection that appends need as well. */
const mostAtOnce = 4;
/** What the server may take to answer, besides what it waits for the lock. */
const graceMs = 250;

const withoutTurn = async (): Promise<void> => undefined;

/**
 * Turns of those who append to one stream, by an advisory lock that is held for a transaction: it
 * ends with its connection, however that ends.
 */
export const createPostgresTurns = (pool: Pool): NonNullable<EventStore['takeTurn']> => {
  let taken = 0;

  const lock = async (client: PoolClient, stream: string, waitMs: number): Promise<void> => {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${waitMs}`);
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, ${kindOfLock}))`, [
      stream,
    ]);
  };
  const giveBack = async (client: PoolClient): Promise<void> => {
    taken -= 1;
    const ended = within(graceMs, client.query('ROLLBACK')).then(() => true);
    client.release(!(await ended.catch(() => false)));
  };

  return async (stream, waitMs) => {
    if (taken >= mostAtOnce) return withoutTurn;
    taken += 1;
    const client = await connected(pool, waitMs).catch(() => undefined);
    if (!client) {
      taken -= 1;
      return withoutTurn;
    }
    try {
      await within(waitMs + graceMs, lock(client, stream, Math.max(1, Math.round(waitMs))));
    } catch {
      await giveBack(client);
      return withoutTurn;
    }
    return () => giveBack(client);
  };
};
