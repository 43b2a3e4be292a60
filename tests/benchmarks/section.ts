import type { Result } from './report.ts';

/** What a section of the benchmark gets: one PostgreSQL server for all, a database for each. */
export type Bench = {
  freshDatabase: (name: string) => Promise<string>;
  rounds: number;
  /** Seconds of one slice of a closed loop. */
  seconds: number;
  say: (line: string) => void;
};

export type Section = (bench: Bench) => Promise<Result[]>;
