import type { LogEvent } from './check/logEvent.ts';
import type { Plan } from './check/plan.ts';

/** What must be found in the log for a command that was acknowledged. */
export type Wanted = {
  /** The kinds of domain events that the command may leave: each once, but for `several`. */
  effect: (event: LogEvent) => boolean;
  /** What it must leave beside that, e.g. in other streams. */
  also?: readonly ((event: LogEvent) => boolean)[];
  /** True of a plan in which nothing was left to do, so that the command recorded nothing. */
  alreadySo?: (plan: Plan) => boolean;
};

export type Outcome = 'acknowledged' | 'refused' | 'unresolved';

/** One command that a client issued, with all of its repeats, as the client saw it. */
export type CommandRecord = {
  /** Its Idempotency-Key or commandId. Its requests say it in their User-Agent too. */
  key: string;
  kind: string;
  stream: string;
  via: 'rest' | 'graphql';
  wanted: Wanted;
  /** By the harness's own clock, which no fault touches. */
  sentAt: number;
  endedAt: number;
  attempts: number;
  /** Its first request was left by its client before it was answered. */
  isAborted: boolean;
  outcome: Outcome;
  status: number;
  code: string | undefined;
};

/** The name of a command within the log: user agents are recorded as they were sent. */
export const userAgentOf = (key: string): string => `faults/${key}`;

export const keyOf = (userAgent: unknown): string | undefined =>
  typeof userAgent === 'string' ? /^faults\/([\w-]+)$/.exec(userAgent)?.[1] : undefined;
