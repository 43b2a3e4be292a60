import type { Pool, PoolClient } from 'pg';
import type { EventStore } from '../../schema/ports/eventLog.ts';
import { connected } from './postgresConnection.ts';
import { within } from './within.ts';

/** A random seed that keeps these locks apart from other advisory locks. */
const kindOfLock = '4410952093847716025';
/** Limits the turns, because each takes a connection that appends could use. */
const mostAtOnce = 4;
/** Time for the server's answer, beyond the wait for the lock. */
const graceMs = 250;

const withoutTurn = async (): Promise<void> => undefined;

/**
 * Turns at appending to a stream, by an advisory lock within a transaction, so that a broken connection
 * releases it. If no connection or lock is free in time, the caller continues without a turn.
 */
export const createPostgresTurns = (pool: Pool): NonNullable<EventStore['takeTurn']> => {
  let taken = 0;

  const lock = async (client: PoolClient, stream: string, waitMs: number): Promise<void> => {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${waitMs}`);
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, ${kindOfLock}))`, [
      stream,
    ]);
  };
  const release = async (client: PoolClient): Promise<void> => {
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
      await release(client);
      return withoutTurn;
    }
    return () => release(client);
  };
};
