import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, Stage, Struck } from '../fault.ts';
import type { Load } from '../load/load.ts';
import type { Planner } from '../stage/planner.ts';

/** `npm start` with its defaults, and its data in the fault's folder. */
const embedded = async (stage: Stage): Promise<Planner> => {
  const { DATABASE_URL: _, EVENTSTORE_URL: __, ...env } = stage.env;
  const planner = await stage.planner({
    env: { ...withoutStores, ...env, DATA_DIR: stage.folder },
  });
  // Its server is a child process that would outlive it. When told to stop, it stops both.
  stage.atEnd(() => planner.stop());
  return planner;
};

/** An empty variable counts as unset. */
const withoutStores = { DATABASE_URL: '', EVENTSTORE_URL: '' };

const struckAt = async (stage: Stage, planner: Planner, load: Load): Promise<Struck> => {
  const databaseUrl = await readFile(join(stage.folder, 'database-url'), 'utf8');
  const { EVENTSTORE_URL: _, ...env } = stage.calmEnv;
  return {
    loads: [load],
    alive: planner,
    movedTo: { databaseUrl, env: { ...env, DATABASE_URL: databaseUrl } },
  };
};

/** As a supervisor does: starts the process again whenever it has ended. */
const supervised = (stage: Stage, planner: Planner): void => {
  let isOver = false;
  stage.atEnd(async () => {
    isOver = true;
  });
  const watch = async (): Promise<void> => {
    await planner.child().ended;
    if (isOver) return;
    await planner.restart();
    await watch();
  };
  void watch().catch(() => undefined);
};

export const killEmbeddedApi: Fault = {
  name: 'kill-embedded-api',
  about: 'kill -9 of the whole planner on its embedded PostgreSQL, and started again',
  only: 'postgres',
  strike: async (stage) => {
    const planner = await embedded(stage);
    const load = await stage.load([planner]);
    for (let n = 0; n < 2; n += 1) {
      await load.acknowledged(stage.commands);
      load.strikes();
      await planner.kill();
      await planner.restart();
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return struckAt(stage, planner, load);
  },
};

export const killEmbeddedPostgres: Fault = {
  name: 'kill-embedded-postgres',
  about: 'kill -9 of the embedded PostgreSQL under a planner that lives on or is started again',
  only: 'postgres',
  strike: async (stage) => {
    const planner = await embedded(stage);
    supervised(stage, planner);
    const load = await stage.load([planner]);
    const wrong: string[] = [];
    try {
      for (let n = 0; n < 2; n += 1) {
        await load.acknowledged(stage.commands);
        load.strikes();
        process.kill(await postmasterOf(stage.folder), 'SIGKILL');
      }
      await load.acknowledged(stage.commands);
      await load.stop();
    } catch (error) {
      // Without the database nothing could be read: it returns with the planner.
      wrong.push((error as Error).message);
      await load.abandon();
      await planner.restart();
    }
    return { ...(await struckAt(stage, planner, load)), wrong };
  },
};

const postmasterOf = async (folder: string): Promise<number> => {
  const file = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
};
