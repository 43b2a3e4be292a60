import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { MemberRole } from '../../schema/vocabulary.ts';
import type { RequestContext } from '../application.ts';
import { refusalOfStore } from '../http/refusalOfStore.ts';
import { type Batched, batched } from '../queries/batched.ts';

declare module 'express-session' {
  interface SessionData {
    /** The member who signed in; absent before sign-in. */
    memberId?: string;
    /** The start of the session in ms. It ends after `longestMs`, even while in use. */
    startedAt?: number;
    /** The path to return to after sign-in. */
    returnTo?: string;
    grant?: unknown;
  }
}

export const sessionLife = {
  idleMs: 12 * 60 * 60 * 1000,
  longestMs: 7 * 24 * 60 * 60 * 1000,
  touchEveryMs: 5 * 60 * 1000,
} as const;

const maxRemembered = 10_000;

type Viewer = RequestContext['viewer'];
type Found = { id: string; json: string; memberId: string | null; role: MemberRole };

const withViewer = `SELECT s.sid AS id, s.sess::text AS json, u.id AS "memberId", u.role
  FROM app.sessions s LEFT JOIN read.users u ON u.id = s.member_id AND u.is_active
   AND u.erased_at IS NULL
 WHERE s.sid = ANY($1) AND s.expire > now()`;

type Callback<T = void> = (error?: unknown, value?: T | null) => void;

/**
 * Sessions in PostgreSQL (table `sessions`; specification, section 3). A new session is inserted and later
 * only updated, so that a request in flight cannot restore a session that has ended. The member is read with
 * the session at each request, so that a change of role or state takes effect on the next one.
 */
export class PostgresSessionStore extends session.Store {
  /**
   * Sessions that were read or inserted. Others are new, and most of those are never saved, because they stay
   * empty.
   */
  readonly #stored = new WeakSet<SessionData>();
  readonly #touchedAt = new LRUCache<string, number>({ max: maxRemembered });
  readonly #viewerOfData = new WeakMap<SessionData, Viewer>();
  readonly #viewerOfRequest = new WeakMap<Request, { viewer: Viewer; bodyHadArrived: boolean }>();

  readonly #sessions: Batched<Found>;

  constructor(private readonly pool: Pool) {
    super();
    this.#sessions = batched(async (sids) => {
      const query = { name: 'sessions_get', text: withViewer, values: [sids] };
      return (await pool.query<Found>(query)).rows;
    });
  }

  override get(sid: string, done: Callback<SessionData>): void {
    this.#run<SessionData | null>(done, async () => {
      const alive = await this.#readAlive(sid);
      if (!alive) return null;
      const { data, viewer } = alive;
      this.#stored.add(data);
      this.#viewerOfData.set(data, viewer);
      return data;
    });
  }

  /** Called by express-session with the data that `get` returned. */
  override createSession(request: Request, data: SessionData) {
    this.#remember(request, this.#viewerOfData.get(data) ?? null);
    const read = super.createSession(request, data);
    this.#stored.add(read);
    return read;
  }

  /**
   * The active member whose session came with the request. Read again after the body, because a client may send
   * it slowly, and the member may have been signed out or lost a right meanwhile.
   */
  async viewerOf(request: Request): Promise<Viewer> {
    const read = this.#viewerOfRequest.get(request);
    const isCurrent = read?.bodyHadArrived || !request.complete;
    return isCurrent ? (read?.viewer ?? null) : this.viewerNow(request);
  }

  /** As `viewerOf`, but always reads the session again. */
  async viewerNow(request: Request): Promise<Viewer> {
    if (!this.#viewerOfRequest.get(request)?.viewer) return null;
    const { viewer = null } = (await this.#readAlive(request.sessionID)) ?? {};
    this.#remember(request, viewer);
    return viewer;
  }

  override set(sid: string, data: SessionData, done: Callback = () => undefined): void {
    this.#run(done, async () => {
      const values = [sid, JSON.stringify(data), expiryOf(data)];
      const text = this.#stored.has(data)
        ? 'UPDATE app.sessions SET sess = $2, expire = $3 WHERE sid = $1'
        : 'INSERT INTO app.sessions (sid, sess, expire) VALUES ($1, $2, $3)';
      this.#stored.add(data);
      await this.pool.query(text, values);
    });
  }

  /** Extends a session in use, at most every `touchEveryMs`, because each extension is a write. */
  override touch(sid: string, data: SessionData, done: () => void = () => undefined): void {
    if (Date.now() - (this.#touchedAt.get(sid) ?? 0) < sessionLife.touchEveryMs) {
      done();
      return;
    }
    this.#touchedAt.set(sid, Date.now());
    this.#run(done, async () => {
      const text = 'UPDATE app.sessions SET expire = $2 WHERE sid = $1';
      await this.pool.query(text, [sid, expiryOf(data)]);
    });
  }

  override destroy(sid: string, done: Callback = () => undefined): void {
    this.#run(done, async () => {
      await this.pool.query('DELETE FROM app.sessions WHERE sid = $1', [sid]);
    });
  }

  async prune(): Promise<void> {
    await this.pool.query('DELETE FROM app.sessions WHERE expire < now()');
  }

  #remember(request: Request, viewer: Viewer): void {
    this.#viewerOfRequest.set(request, { viewer, bodyHadArrived: request.complete });
  }

  async #readAlive(sid: string): Promise<{ data: SessionData; viewer: Viewer } | null> {
    // express-session takes `ENOENT`, as of a server that is starting, for the answer that there is no session.
    const found = await this.#sessions.load(sid).catch((error: unknown) => {
      throw refusalOfStore(error) ?? error;
    });
    if (!found) return null;
    // Parsed for each caller, because each request modifies its session.
    const data: SessionData = JSON.parse(found.json);
    const { memberId, role } = found;
    const viewer = memberId === null ? null : { id: memberId, role };
    return isAlive(data) ? { data, viewer } : null;
  }

  #run<T>(done: Callback<NonNullable<T>>, work: () => Promise<T>): void {
    work().then(
      (value) => done(null, value as NonNullable<T> | null),
      (error) => done(error),
    );
  }
}

const isAlive = ({ startedAt }: SessionData): boolean =>
  startedAt === undefined || Date.now() - startedAt < sessionLife.longestMs;

const expiryOf = (data: SessionData): Date => new Date(sessionEndOf(data));

/** When the session ends if it is not used again, in ms since 1970. */
export const sessionEndOf = ({ startedAt = Date.now() }: SessionData): number =>
  Math.min(Date.now() + sessionLife.idleMs, startedAt + sessionLife.longestMs);
