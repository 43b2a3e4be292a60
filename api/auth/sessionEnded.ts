import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Notices } from '../../schema/ports/notices.ts';

const channel = 'session_ended';

/** The public id of a session: a hash, which cannot be used to sign in. */
export const sessionIdOf = (sid: string): string =>
  createHash('sha256').update(sid).digest('base64url');

/** Null: sessions may have ended unnoticed, so listeners must check again. */
export type EndedSession = string | null;

export type SessionsEnded = {
  /** Notifies all processes that a session has ended. */
  notify: (sid: string) => Promise<void>;
  /** Ends all sessions of a member and notifies all processes. */
  endAllOf: (memberId: string) => Promise<void>;
  subscribe: (listener: (sessionId: EndedSession) => void) => () => void;
  close: () => void;
};

/** Notifies every process of ended sessions, so that each closes the sockets of those sessions. */
export const createSessionsEnded = (pool: pg.Pool, notices: Notices): SessionsEnded => {
  const listeners = new Set<(sessionId: EndedSession) => void>();
  const notifyHere = (sessionId: EndedSession) => {
    for (const listener of listeners) listener(sessionId);
  };
  const close = notices.listen(channel, {
    onNotice: notifyHere,
    onResumed: () => notifyHere(null),
  });

  /** Calls the listeners of this process first, so that they do not depend on the database. */
  const notify = async (sid: string): Promise<void> => {
    const sessionId = sessionIdOf(sid);
    notifyHere(sessionId);
    await pool.query('SELECT pg_notify($1, $2)', [channel, sessionId]);
  };

  return {
    notify,
    endAllOf: async (memberId) => {
      const { rows } = await pool.query<{ sid: string }>(
        'DELETE FROM app.sessions WHERE member_id = $1 RETURNING sid',
        [memberId],
      );
      await Promise.all(rows.map(({ sid }) => notify(sid)));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
};
