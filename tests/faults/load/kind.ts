import type { Random } from '../random.ts';
import type { Answer, Call, Command } from './command.ts';
import type { Sketch } from './sketch.ts';

export type Draw = { plan: Sketch; random: Random; unique: string };
/** The stream is the plan's by default. */
type Kind = (draw: Draw) => (Omit<Command, 'kind' | 'stream'> & { stream?: string }) | undefined;
/** Kinds of commands by name, with the frequency of each. */
export type Kinds = Record<string, { weight: number; draw: Kind }>;

export const rest = (method: string, path: string, body?: unknown) =>
  ({ via: 'rest', method, path, body }) as const;

export const graphql = (mutation: string, inputType: string, fields: string, input: object) =>
  ({ via: 'graphql', mutation, inputType, fields, input }) as const;

/** One of the two ways to send the same command. */
export const byEither = (random: Random, first: Call, second: Call): Call =>
  random.chance(0.5) ? first : second;

/**
 * The id of the created item: in REST of the returned row, in GraphQL of this part of the payload.
 */
export const idIn = (answer: Answer, part: string): string => answer[part]?.id ?? answer.id;
