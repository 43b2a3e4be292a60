import type { Pool } from 'pg';
import type { ChangeFeed } from '../../projections/changeFeed.ts';
import type { Runner } from '../../projections/runner.ts';
import type { EventLog } from '../core/eventLog.ts';

export type Check = { ok: boolean; detail?: string };
export type Readiness = {
  check: () => Promise<{ isReady: boolean; checks: Record<string, Check> }>;
  /** From now on not ready, so that a balancer sends nobody here any more. */
  drain: () => void;
};

const fine: Check = { ok: true };
const answerWithinMs = 2_000;
const mostLagSeconds = 10;

type Parts = { pool: Pool; log: EventLog; feed: ChangeFeed; runner: Runner | undefined };

/** Whether PostgreSQL and the event log answer, and the read models keep up. */
export const createReadiness = ({ pool, log, feed, runner }: Parts): Readiness => {
  let isDraining = false;
  let behindSince: number | undefined;

  const projections = async (): Promise<Check> => {
    const status = runner?.status();
    if (status?.error) return { ok: false, detail: `projections stopped: ${status.state}` };
    const isBehind = feed.reached() < (await log.head());
    behindSince = isBehind ? (behindSince ?? Date.now()) : undefined;
    const lag = behindSince === undefined ? 0 : (Date.now() - behindSince) / 1000;
    return { ok: lag <= mostLagSeconds, detail: `${lag.toFixed(1)} s behind` };
  };

  return {
    check: async () => {
      const [postgresql, eventLog, behind] = await Promise.all([
        within(() => pool.query('SELECT 1').then(() => fine)),
        within(() => log.head().then(() => fine)),
        within(projections),
      ]);
      const checks: Record<string, Check> = {
        postgresql,
        eventLog,
        projections: behind,
        ...(isDraining ? { process: { ok: false, detail: 'shutting down' } } : {}),
      };
      return { isReady: Object.values(checks).every(({ ok }) => ok), checks };
    },
    drain: () => {
      isDraining = true;
    },
  };
};

/** What a check says, or that it does not answer in time: a probe waits no longer. */
const within = async (ask: () => Promise<Check>): Promise<Check> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), answerWithinMs);
  });
  try {
    return await Promise.race([ask(), silence]);
  } catch {
    return { ok: false, detail: 'no answer' };
  } finally {
    clearTimeout(timer);
  }
};
