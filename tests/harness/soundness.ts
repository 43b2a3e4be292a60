import { setTimeout as pause } from 'node:timers/promises';
import type { Difference } from '../../projections/engine/verify/verification.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { logOf } from './logOf.ts';
import type { TestPlanner } from './planner.ts';

/** Whether a planner is ready, and which rows of its read models differ from its log. */
export type Soundness = { isReady: boolean; differences: Difference[] };

export const sound: Soundness = { isReady: true, differences: [] };

const askAgainMs = 250;
const patienceMs = 20_000;

/** Whether a planner is ready or soon will be: on a busy machine its probes may be slow. */
export const isReady = async ({ url }: Pick<TestPlanner, 'url'>): Promise<boolean> => {
  for (const until = performance.now() + patienceMs; ; ) {
    if ((await fetch(`${url}/readyz`)).status === 200) return true;
    if (performance.now() > until) return false;
    await pause(askAgainMs);
  }
};

/** Examines a planner whose log is in PostgreSQL, once it has had time to project everything. */
export const soundnessOf = async (planner: TestPlanner): Promise<Soundness> => {
  const { databaseUrl, application } = planner;
  const log = await logOf(planner);
  try {
    await application.feed.waitFor(await log.head(), patienceMs).catch(() => undefined);
    const { differences } = await verify({ connectionString: databaseUrl, log, projectors });
    return { isReady: await isReady(planner), differences };
  } finally {
    await log.close();
  }
};
