import type pg from 'pg';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { rebuild as rebuildReadModels } from '../../projections/engine/rebuild.ts';
import { createRunner } from '../../projections/engine/runner.ts';
import { migrate } from '../../projections/migrations/migrate.ts';
import { projectors } from '../../projections/projectors.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { sealed } from '../harness/sealing.ts';
import type { Result } from './report.ts';
import { compare } from './rounds.ts';
import { seatedPlan } from './seatedPlan.ts';
import type { Bench } from './section.ts';

const planLength = 1_000;

type FilledLog = { url: string; pool: pg.Pool; log: EventLog };

/** A log with this many domain events, projected once so that there are read models to rebuild. */
const filledLog = async (bench: Bench, name: string, events: number): Promise<FilledLog> => {
  const url = await bench.freshDatabase(name);
  await migrate(url);
  const pool = createPool(url, { max: 8 });
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  bench.say(`writing ${events.toLocaleString('en')} domain events`);
  for (let n = 0; n < events / planLength; n += 1) await seatedPlan(log, planLength);
  const head = await log.head();
  await projected({ log, url, until: () => head });
  return { url, pool, log };
};

/** Runs a runner until it reaches a position. Returns domain events a second. */
const projected = (options: {
  log: EventLog;
  url: string;
  batchSize?: number;
  until: () => string;
}): Promise<number> =>
  new Promise((resolve, reject) => {
    const runner = createRunner({
      log: options.log,
      projectors,
      connectionString: options.url,
      batchSize: options.batchSize,
      onError: reject,
    });
    const started = performance.now();
    runner.onAdvanced(({ position }) => {
      if (position < options.until()) return;
      const seconds = (performance.now() - started) / 1000;
      const rate = runner.status().projected / seconds;
      runner.stop().then(() => resolve(rate), reject);
    });
    runner.start();
  });

const close = async ({ log, pool }: FilledLog): Promise<void> => {
  await log.close();
  await pool.end();
};

const rebuildRate = (filled: FilledLog, events: number) => async (): Promise<number> => {
  const started = performance.now();
  await rebuildReadModels({ connectionString: filled.url, log: filled.log, projectors });
  return events / ((performance.now() - started) / 1000);
};

/**
 * All read models from 100,000 domain events. Peer: the same projectors with one transaction for each
 * domain event, for the length of a slice.
 */
export const rebuild = async (bench: Bench): Promise<Result[]> => {
  const filled = await filledLog(bench, 'rebuild', 100_000);
  let run = 0;
  const oneByOne = async (): Promise<number> => {
    run += 1;
    const url = await bench.freshDatabase(`rebuild_peer_${run}`);
    await migrate(url);
    const until = performance.now() + bench.seconds * 1000;
    const isOver = () => (performance.now() >= until ? '' : '9'.repeat(20));
    return projected({ log: filled.log, url, batchSize: 1, until: isOver });
  };
  const result: Result = {
    kind: 'ratio',
    name: 'rebuild from 100,000 domain events, beside a transaction for each',
    unit: 'events/s',
    goal: { atLeast: 10 },
    ...(await compare(bench.rounds, rebuildRate(filled, 100_000), oneByOne)),
  };
  await close(filled);
  return [result];
};

/**
 * The rate of a rebuild from 1,000,000 domain events beside one from 10,000. They should be equal.
 */
export const growth = async (bench: Bench): Promise<Result[]> => {
  const large = await filledLog(bench, 'growth_1m', 1_000_000);
  const small = await filledLog(bench, 'growth_10k', 10_000);
  const result: Result = {
    kind: 'ratio',
    name: 'rebuild from 1,000,000 domain events, beside 10,000 (linear growth is 1)',
    unit: 'events/s',
    goal: { atLeast: 0.8 },
    ...(await compare(bench.rounds, rebuildRate(large, 1_000_000), rebuildRate(small, 10_000))),
  };
  await close(large);
  await close(small);
  return [result];
};
