import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveNothing } from '../harness/leaveNothing.ts';
import type { Control, Fault, Settings, Struck } from './fault.ts';
import { judgeFault, type Result } from './judgeFault.ts';
import { columnsOf, detailsOf, isClean, lineOf } from './line.ts';
import { realStore, type StoreServer, startDouble } from './stage/eventStore.ts';
import { type PostgresServer, startPostgresServer } from './stage/postgresServer.ts';
import { type SetStage, setStage } from './stage/stage.ts';

export type Outcome = {
  name: string;
  line: string;
  details: readonly string[];
  isRight: boolean;
  /** Undefined if the fault could not be completed. */
  result?: Result;
};

/**
 * Runs faults and controls one after the other on one PostgreSQL server, and reports each. Each lane has
 * its own server and takes the next fault: a fault waits more than it computes.
 */
export const runFaults = async (
  chosen: readonly (Fault | Control)[],
  settings: Settings,
  onOutcome: (outcome: Outcome) => void,
  lanes = 1,
): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'planner-faults-'));
  await chmod(folder, 0o755);
  const isLeft = leaveNothing(() => rmSync(folder, { recursive: true, force: true }));
  const waiting = [...chosen];
  let isRight = true;
  const lane = async (n: number): Promise<void> => {
    const server = await startPostgresServer(join(folder, `server${n}`));
    try {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const outcome = await outcomeOf(fault, settings, server);
        isRight &&= outcome.isRight;
        onOutcome(outcome);
      }
    } finally {
      await server.stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, (_, n) => lane(n)));
  } finally {
    await rm(folder, { recursive: true, force: true });
    isLeft();
  }
  return isRight;
};

const outcomeOf = async (
  fault: Fault | Control,
  settings: Settings,
  server: PostgresServer,
): Promise<Outcome> => {
  const { name } = fault;
  const missing = await fault.missing?.();
  if (missing) {
    return { name, line: `${name}: not possible here: ${missing}`, details: [], isRight: false };
  }
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await struckAndJudged(fault, settings, server);
    const line = lineOf(name, result, seconds());
    if (!isControl(fault)) {
      return { name, line, details: detailsOf(result), isRight: isClean(result), result };
    }
    const counts = columnsOf(result);
    const found = fault.finds.some((column) => counts[column] > 0);
    const details = found ? [] : ['  a control that finds nothing'];
    return { name, line, details, isRight: found, result };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = `${name}: failed after ${seconds().toFixed(1)} s: ${text}`;
    const details = error instanceof Error && error.stack ? [error.stack] : [];
    return { name, line, details, isRight: false };
  }
};

const isControl = (fault: Fault | Control): fault is Control => 'finds' in fault;

const struckAndJudged = async (
  fault: Fault,
  settings: Settings,
  server: PostgresServer,
): Promise<Result> => {
  const store = await storeOf(settings, server);
  const set = await setStage(settings, server, store);
  try {
    const struck = await fault.strike(set.stage).catch((error) => cutShort(set, error));
    return await judgeFault(set.stage, struck);
  } finally {
    await set.strikeStage();
    await store?.stop();
  }
};

/** What happened until the fault got stuck is judged all the same. */
const cutShort = async ({ loads, planners }: SetStage, error: Error): Promise<Struck> => {
  const alive = planners.find((planner) => planner.child().isRunning());
  if (!alive) throw new Error(`${error.message}; ${lastWords(planners)}`, { cause: error });
  for (const load of loads) await load.abandon();
  return { loads, alive, wrong: [error.message] };
};

const lastWords = (planners: SetStage['planners']): string =>
  planners
    .map((planner) => planner.child())
    .map(({ process: { exitCode, signalCode }, said }) => {
      const end = exitCode ?? signalCode;
      return `a planner ended with ${end} and said: ${said().slice(-5).join(' | ')}`;
    })
    .join('; ');

let real: StoreServer | undefined;

const storeOf = async (
  { eventStore }: Settings,
  server: PostgresServer,
): Promise<StoreServer | undefined> => {
  if (!eventStore) return undefined;
  const url = process.env.EVENTSTORE_URL;
  if (!url) return startDouble();
  real ??= realStore(url, server);
  return real;
};
