import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { type Difference, verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import type { TestPlanner } from './planner.ts';
import { sealed } from './sealing.ts';

/** Whether a planner is ready, and in which rows its read models are not what its log says. */
export type Soundness = { isReady: boolean; differences: Difference[] };

export const sound: Soundness = { isReady: true, differences: [] };

/** Looks at a planner whose log is in PostgreSQL, once it has had the time to project all of it. */
export const soundnessOf = async ({
  url,
  databaseUrl,
  application,
}: TestPlanner): Promise<Soundness> => {
  const pool = createPool(databaseUrl, { max: 4 });
  try {
    const log = await sealed(await createPostgresEventStore({ pool }), pool);
    await application.feed.waitFor(await log.head(), 10_000).catch(() => undefined);
    const { status } = await fetch(`${url}/readyz`);
    const { differences } = await verify({ connectionString: databaseUrl, log, projectors });
    await log.close();
    return { isReady: status === 200, differences };
  } finally {
    await pool.end();
  }
};
