import { createHash } from 'node:crypto';
import pg from 'pg';
import { connectionConfig } from '../../projections/database.ts';

const channel = 'session_ended';
const listenAgainMs = 1_000;

/** How a session is known outside of its cookie: nobody can use a hash to sign in. */
export const sessionIdOf = (sid: string): string =>
  createHash('sha256').update(sid).digest('base64url');

export type SessionsEnded = {
  tell: (sid: string) => Promise<void>;
  subscribe: (listener: (sessionId: string) => void) => () => void;
  close: () => Promise<void>;
};

/** Tells every process that a session has ended, so that sockets opened with it are closed. */
export const createSessionsEnded = (pool: pg.Pool, connectionString: string): SessionsEnded => {
  const listeners = new Set<(sessionId: string) => void>();
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lost = () => {
    client = undefined;
    if (!isClosed) again = setTimeout(listen, listenAgainMs);
  };
  const listen = async () => {
    const candidate = new pg.Client(connectionConfig(connectionString, 'planner-sessions'));
    candidate.on('error', () => undefined);
    candidate.once('end', lost);
    candidate.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? '');
    });
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${channel}`);
      client = candidate;
    } catch {
      await candidate.end().catch(() => undefined);
    }
  };
  const listening = listen();

  return {
    tell: async (sid) => {
      await pool.query('SELECT pg_notify($1, $2)', [channel, sessionIdOf(sid)]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await listening;
      await client?.end().catch(() => undefined);
    },
  };
};
