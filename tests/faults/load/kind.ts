import type { Random } from '../random.ts';
import type { Answer, Call, Command } from './command.ts';
import type { Sketch } from './sketch.ts';

export type Draw = { plan: Sketch; random: Random; unique: string };
/** The stream is that of the plan where it names none. */
type Kind = (draw: Draw) => (Omit<Command, 'kind' | 'stream'> & { stream?: string }) | undefined;
/** Kinds of commands by name, and how often each is drawn. */
export type Kinds = Record<string, { weight: number; draw: Kind }>;

export const rest = (method: string, path: string, body?: unknown) =>
  ({ via: 'rest', method, path, body }) as const;

export const graphql = (mutation: string, inputType: string, fields: string, input: object) =>
  ({ via: 'graphql', mutation, inputType, fields, input }) as const;

/** One of the two ways in which the same command is offered. */
export const byEither = (random: Random, first: Call, second: Call): Call =>
  random.chance(0.5) ? first : second;

/** The id of what was made: of the row that REST answers, of the payload's part in GraphQL. */
export const idIn = (answer: Answer, part: string): string => answer[part]?.id ?? answer.id;
