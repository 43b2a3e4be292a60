import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveNothing } from '../../harness/leaveNothing.ts';
import type { Settings, Stage } from '../fault.ts';
import { type Load, startLoad } from '../load/load.ts';
import { shipped } from './bundle.ts';
import { startChild } from './child.ts';
import { signedIn } from './cookies.ts';
import type { StoreServer } from './eventStore.ts';
import { startNetwork } from './network.ts';
import { ownEnvironment, type Planner, startPlanner } from './planner.ts';
import type { PostgresServer } from './postgresServer.ts';

const secrets = {
  SESSION_SECRET: 'a secret for the fault harness only, long enough',
  MASTER_KEY: randomBytes(32).toString('base64'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
};

export type SetStage = {
  stage: Stage;
  /**
   * The load that the fault has started so far, which is judged if the fault cannot be completed.
   */
  loads: readonly Load[];
  planners: readonly Planner[];
  strikeStage: () => Promise<void>;
};

let databases = 0;

/** Creates a database and a network for one fault, and starts processes of the product on them. */
export const setStage = async (
  settings: Settings,
  server: PostgresServer,
  store: StoreServer | undefined,
): Promise<SetStage> => {
  const loads: Load[] = [];
  const planners: Planner[] = [];
  const undoing: (() => Promise<unknown>)[] = [];
  const atEnd: Stage['atEnd'] = (undo) => void undoing.push(undo);
  const strikeStage = async () => {
    while (undoing.length > 0)
      await undoing
        .pop()?.()
        .catch(() => undefined);
  };
  const folder = await mkdtemp(join(tmpdir(), 'planner-fault-'));
  // PostgreSQL's user must be able to enter it.
  await chmod(folder, 0o755);
  const isLeft = leaveNothing(() => rmSync(folder, { recursive: true, force: true }));
  atEnd(async () => {
    await rm(folder, { recursive: true, force: true });
    isLeft();
  });
  databases += 1;
  const databaseUrl = await (store?.database?.() ??
    server.createDatabase(`fault_${process.pid}_${databases}`));
  const network = await startNetwork('127.0.0.1', store?.port ?? server.port);
  atEnd(network.close);

  const through = new URL(databaseUrl);
  if (!store) through.port = String(network.port);
  const env = {
    ...secrets,
    DATABASE_URL: through.href,
    ...(store && { EVENTSTORE_URL: store.urlAt(network.port) }),
  };
  const calmEnv = {
    ...secrets,
    DATABASE_URL: databaseUrl,
    ...(store && { EVENTSTORE_URL: store.url }),
  };

  const stage: Stage = {
    ...settings,
    folder,
    server,
    databaseUrl,
    network,
    env,
    calmEnv,
    signalStore: store?.signal,
    atEnd,
    times: (usual) => Math.min(usual, settings.mostStrikes ?? usual),
    planner: async ({ env: more = {}, preload, program = shipped.api, cwd } = {}) => {
      const planner = await startPlanner({ program, preload, cwd, env: { ...env, ...more } });
      planners.push(planner);
      atEnd(() => planner.child().end('SIGKILL'));
      return planner;
    },
    projections: async (program = shipped.projections) => {
      const options = { env: { ...ownEnvironment(), ...env, LOG_LEVEL: 'info' } };
      const child = startChild(process.execPath, [program], options);
      atEnd(() => child.end('SIGKILL'));
      await child.says('projecting');
      return {
        kill: child.kill,
        stop: () => child.end('SIGTERM'),
      };
    },
    load: async (planners, more = {}) => {
      const cookies = await signedIn((planners[0] as Planner).url);
      const load = await startLoad({
        clients: settings.clients,
        plans: 3,
        seed: settings.seed,
        stallMs: settings.stallMs,
        targets: () => planners.map(({ url }) => url),
        cookies,
        adminCookie: cookies.at(-1) ?? '',
        ...more,
      });
      loads.push(load);
      atEnd(load.abandon);
      return load;
    },
  };
  return { stage, loads, planners, strikeStage };
};
