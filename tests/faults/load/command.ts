import type { Wanted } from '../records.ts';

/** A request that changes something, over either face. */
export type Call =
  | { via: 'rest'; method: string; path: string; body?: unknown; file?: SentFile }
  | { via: 'graphql'; mutation: string; inputType: string; fields: string; input: object };

/** What is sent as it is, in place of JSON. */
export type SentFile = { type: string; content: Buffer };

/** A command as a client means to issue it. */
export type Command = {
  kind: string;
  /** Whose it must be; left out: anybody's who may edit the plan. */
  by?: 'admin';
  /** The stream of which its domain events are. */
  stream: string;
  call: Call;
  wanted: Wanted;
  /** Takes from the answer what others may name from now on. */
  learn?: (answer: Answer) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
export type Answer = any;

export const planStream = (eventId: string): string => `eventPlan-${eventId}`;
