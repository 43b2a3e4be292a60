import type { Knex } from 'knex';
import type { ChangeFeed } from '../schema/ports/changeFeed.ts';
import type { EventLog } from '../schema/ports/eventLog.ts';
import type { MemberRole } from '../schema/vocabulary.ts';
import type { CommandHandler } from './core/handleCommand.ts';
import type { Claims } from './pipeline/claims.ts';
import type { LookUps } from './queries/lookUps.ts';
import type { SetAsideNow } from './queries/setAside.ts';

/** The services that every operation uses. api/compose.ts builds them once. */
export type Application = {
  commands: CommandHandler;
  /** Idempotency keys chosen by callers. */
  claims: Claims;
  /** The read models: tables of schema `read`, found through the connection's search path. */
  read: Knex;
  lookUps: LookUps;
  feed: ChangeFeed;
  setAside: SetAsideNow;
  lookUpLink: LookUpLink;
  /** The origin at which users reach the planner, for addresses on paper. */
  publicUrl: string;
  /** A token that replaces an email address in look-ups (see PersonKeys). */
  addressToken: (email: string) => string;
  /** Ends all sessions of a member, on every process, sockets included. */
  endSessionsOf: (memberId: string) => Promise<void>;
  /** For exports. Decisions read the log through `commands`. */
  readStream: EventLog['readStream'];
  /** For the metrics. Refusals after the first in a minute are only recorded as a number. */
  countRefusedAdminCall: () => void;
};

/**
 * Looks up the target of a public link. `find` refuses a dead link with a code that ends in NOT_FOUND.
 * @throws the errors of `find`; Refusal TOO_MANY_REQUESTS if one address looked up too many dead links
 */
export type LookUpLink = <Found>(
  request: RequestContext,
  find: () => Promise<Found>,
) => Promise<Found>;

/** The caller of a request. api/auth builds it for HTTP, GraphQL and sockets. */
export type RequestContext = {
  requestId: string;
  /** Null when signed out. Read at each request, so that a change takes effect on the next one. */
  viewer: { id: string; role: MemberRole } | null;
  ip?: string;
  userAgent?: string;
  /** In `performance.now()`, without the time in which the body arrived. Absent for what no request asks. */
  begunAt?: number | undefined;
  /**
   * False once the client has gone away. If absent, the answer is always awaited, because nobody can go away.
   */
  isAwaited?: () => boolean;
  /** The same request with the viewer as of now, for a request that had to wait. If absent, the viewer stays. */
  now?: () => Promise<RequestContext>;
};
