import type { Knex } from 'knex';
import type { ChangeFeed } from '../schema/ports/changeFeed.ts';
import type { EventLog } from '../schema/ports/eventLog.ts';
import type { MemberRole } from '../schema/vocabulary.ts';
import type { CommandHandler } from './core/handleCommand.ts';
import type { Claims } from './pipeline/claims.ts';
import type { LookUps } from './queries/lookUps.ts';
import type { SetAsideNow } from './queries/setAside.ts';

/** What every operation works with: built once, in api/compose.ts. */
export type Application = {
  commands: CommandHandler;
  /** Keys that callers chose for their commands. */
  claims: Claims;
  /** The read models: tables of schema `read`, found through the connection's search path. */
  read: Knex;
  lookUps: LookUps;
  feed: ChangeFeed;
  setAside: SetAsideNow;
  linkLookUps: LinkLookUps;
  /** Stands for an e-mail address where one must be found again (see PersonKeys). */
  addressToken: (email: string) => string;
  /** Ends whatever sessions a member has, on every process, sockets included. */
  endSessionsOf: (memberId: string) => Promise<void>;
  /** For exports: what was recorded of somebody. Decisions read through `commands`. */
  readStream: EventLog['readStream'];
  /** For the metrics: not every one of them is recorded by itself. */
  countRefusedAdminCall: () => void;
};

/** @throws Refusal TOO_MANY_REQUESTS where one address looks up public links too often. */
export type LinkLookUps = { count: (request: RequestContext) => Promise<void> };

/** Who asks, from where: built by api/auth for HTTP, GraphQL and sockets alike. */
export type RequestContext = {
  requestId: string;
  /** Null when signed out. Read from the read models at each request, so that a change is felt on the next. */
  viewer: { id: string; role: MemberRole } | null;
  ip?: string;
  userAgent?: string;
};
