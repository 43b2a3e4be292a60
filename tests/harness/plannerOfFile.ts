import { afterAll, beforeAll } from 'vitest';
import type { ComposeOptions } from '../../api/compose.ts';
import { type Caller, startTestPlanner, type TestPlanner } from './planner.ts';

/** Filled once the planner has started. Use it in tests and hooks, not while the file is loaded. */
export type PlannerOfFile = TestPlanner & {
  /** Somebody who is signed in before the file's tests; without an address, a guest. */
  somebody: (email?: string) => Caller;
};

/**
 * One planner for the tests of a file: started before them, and stopped after them. Members are
 * constants of the file, so that its helper functions can use them; fixtures of `test.extend` are
 * visible in tests only.
 */
export const plannerOfFile = (overrides?: Partial<ComposeOptions>): PlannerOfFile => {
  const signIns: (() => Promise<Caller>)[] = [];
  const somebody = (email?: string): Caller => {
    const caller = {} as Caller;
    signIns.push(async () => Object.assign(caller, await planner.caller(email)));
    return caller;
  };
  const planner = { somebody } as PlannerOfFile;
  beforeAll(async () => {
    Object.assign(planner, await startTestPlanner(overrides));
    for (const signIn of signIns) await signIn();
  });
  // Missing if the planner has not started.
  afterAll(() => (planner as Partial<PlannerOfFile>).stop?.());
  return planner;
};
