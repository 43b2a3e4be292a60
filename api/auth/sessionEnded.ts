import { createHash } from 'node:crypto';
import pg from 'pg';
import { answering, connectionConfig, endConnection } from '../../schema/ports/postgres.ts';

const channel = 'session_ended';
const listenAgainMs = 1_000;

/** The public id of a session: a hash, which cannot be used to sign in. */
export const sessionIdOf = (sid: string): string =>
  createHash('sha256').update(sid).digest('base64url');

/** Null: sessions may have ended unnoticed, so listeners must check again. */
export type EndedSession = string | null;

export type SessionsEnded = {
  tell: (sid: string) => Promise<void>;
  /** Ends all sessions of a member and notifies all processes. */
  endAllOf: (memberId: string) => Promise<void>;
  subscribe: (listener: (sessionId: EndedSession) => void) => () => void;
  close: () => Promise<void>;
};

/** Notifies every process of ended sessions, so that each closes the sockets of those sessions. */
export const createSessionsEnded = (pool: pg.Pool, connectionString: string): SessionsEnded => {
  const listeners = new Set<(sessionId: EndedSession) => void>();
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let hasListened = false;
  let isClosed = false;

  const hear = (sessionId: EndedSession) => {
    for (const listener of listeners) listener(sessionId);
  };
  const lost = () => {
    client = undefined;
    if (!isClosed) again = setTimeout(listenAgain, listenAgainMs);
  };
  const listen = async () => {
    const candidate = new pg.Client({
      ...connectionConfig(connectionString, 'planner-sessions'),
      ...answering,
    });
    candidate.on('error', () => undefined);
    candidate.once('end', lost);
    candidate.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await candidate.connect();
      await candidate.query(`LISTEN ${channel}`);
      client = candidate;
      if (hasListened) hear(null);
      hasListened = true;
    } catch {
      await endConnection(candidate);
    }
  };
  let listening = listen();
  const listenAgain = () => {
    listening = listen();
  };

  /**
   * Listeners of this process are called first, so that they hear of it even if the database is away.
   */
  const tell = async (sid: string): Promise<void> => {
    const sessionId = sessionIdOf(sid);
    hear(sessionId);
    await pool.query('SELECT pg_notify($1, $2)', [channel, sessionId]);
  };

  return {
    tell,
    endAllOf: async (memberId) => {
      const { rows } = await pool.query<{ sid: string }>(
        'DELETE FROM app.sessions WHERE member_id = $1 RETURNING sid',
        [memberId],
      );
      await Promise.all(rows.map(({ sid }) => tell(sid)));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await listening;
      if (client) await endConnection(client);
    },
  };
};
