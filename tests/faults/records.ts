import type { LogEvent } from './check/logEvent.ts';
import type { Plan } from './check/plan.ts';

/** What the log must contain for an acknowledged command. */
export type Wanted = {
  /** The domain events that the command may record: each once, unless `several`. */
  effect: (event: LogEvent) => boolean;
  /** Further events that it must record, e.g. in other streams. */
  also?: readonly ((event: LogEvent) => boolean)[];
  /** Whether the plan already was as desired, so that the command recorded nothing. */
  alreadySo?: (plan: Plan) => boolean;
};

export type Outcome = 'acknowledged' | 'refused' | 'unresolved';

/** A command of a client with all its repeats, as the client saw it. */
export type CommandRecord = {
  /** Its Idempotency-Key or commandId, which is also in the User-Agent of its requests. */
  key: string;
  kind: string;
  stream: string;
  via: 'rest' | 'graphql';
  wanted: Wanted;
  /** By the harness's own clock, which faults do not affect. */
  sentAt: number;
  endedAt: number;
  attempts: number;
  /** The client abandoned its first request before it was answered. */
  isAborted: boolean;
  outcome: Outcome;
  status: number;
  code: string | undefined;
};

/** Identifies a command within the log, where user agents are recorded as sent. */
export const userAgentOf = (key: string): string => `faults/${key}`;

export const keyOf = (userAgent: unknown): string | undefined =>
  typeof userAgent === 'string' ? /^faults\/([\w-]+)$/.exec(userAgent)?.[1] : undefined;
