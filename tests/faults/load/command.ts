import type { Wanted } from '../records.ts';

/** A request for a change, by REST or GraphQL. */
export type Call =
  | { via: 'rest'; method: string; path: string; body?: unknown; file?: SentFile }
  | { via: 'graphql'; mutation: string; inputType: string; fields: string; input: object };

/** Sent as it is, in place of JSON. */
export type SentFile = { type: string; content: Buffer };

/** A command as a client intends it. */
export type Command = {
  kind: string;
  /** Who must send it. By default anybody who may edit the plan. */
  by?: 'admin';
  /** The stream of its domain events. */
  stream: string;
  call: Call;
  wanted: Wanted;
  /** Remembers from the answer what other commands may refer to. */
  learn?: (answer: Answer) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
export type Answer = any;

export const planStream = (eventId: string): string => `eventPlan-${eventId}`;
