import type { Result } from './report.ts';

/**
 * What a section of the benchmark is given: one PostgreSQL server for all sections, with a database for
 * each.
 */
export type Bench = {
  freshDatabase: (name: string) => Promise<string>;
  rounds: number;
  /** The length of one slice of a closed loop, in seconds. */
  seconds: number;
  say: (line: string) => void;
};

export type Section = (bench: Bench) => Promise<Result[]>;
