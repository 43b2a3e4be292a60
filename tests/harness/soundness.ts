import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { type Difference, verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import type { TestPlanner } from './planner.ts';
import { sealed } from './sealing.ts';

/** Whether a planner is ready, and in which rows its read models are not what its log says. */
export type Soundness = { isReady: boolean; differences: Difference[] };

export const sound: Soundness = { isReady: true, differences: [] };

const askAgainMs = 250;
const patienceMs = 20_000;

/** Whether a planner is ready, or is soon: a busy machine may be slow to answer its probes. */
export const isReady = async ({ url }: Pick<TestPlanner, 'url'>): Promise<boolean> => {
  for (const until = performance.now() + patienceMs; ; ) {
    if ((await fetch(`${url}/readyz`)).status === 200) return true;
    if (performance.now() > until) return false;
    await pause(askAgainMs);
  }
};

/** Looks at a planner whose log is in PostgreSQL, once it has had the time to project all of it. */
export const soundnessOf = async (planner: TestPlanner): Promise<Soundness> => {
  const { databaseUrl, application } = planner;
  const pool = createPool(databaseUrl, { max: 4 });
  try {
    const log = await sealed(await createPostgresEventStore({ pool }), pool);
    await application.feed.waitFor(await log.head(), patienceMs).catch(() => undefined);
    const { differences } = await verify({ connectionString: databaseUrl, log, projectors });
    await log.close();
    return { isReady: await isReady(planner), differences };
  } finally {
    await pool.end();
  }
};
