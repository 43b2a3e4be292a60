import { join } from 'node:path';
import type { Fault } from '../fault.ts';
import { shipped } from '../stage/bundle.ts';
import { dumpAndRestore } from '../stage/dump.ts';
import { ownEnvironment } from '../stage/planner.ts';
import { startPostgresServer } from '../stage/postgresServer.ts';
import { ran } from '../stage/run.ts';

/** As docs/operations.md says: dump, restore into another server, rebuild, start. */
export const restore: Fault = {
  name: 'restore',
  about: 'all data is dumped and restored into another server, where the planner goes on',
  only: 'postgres',
  strike: async (stage) => {
    const before = await stage.planner();
    const load = await stage.load([before]);
    await load.acknowledged(stage.commands);
    await load.stop();
    await before.stop();

    const server = await startPostgresServer(join(stage.folder, 'other'));
    stage.atEnd(server.stop);
    const databaseUrl = await server.createDatabase('restored');
    const env = { ...stage.calmEnv, DATABASE_URL: databaseUrl };
    const rebuild = () =>
      ran(process.execPath, [shipped.projections, 'rebuild'], {
        env: { ...ownEnvironment(), ...env },
      });
    const file = join(stage.folder, 'dump');
    const way = await dumpAndRestore(stage.databaseUrl, databaseUrl, file, rebuild);
    const rebuilt = await rebuild();
    const wrong =
      rebuilt.code === 0 ? [] : [`rebuild: ${rebuilt.output.trim().split('\n').at(-1)}`];

    const after = await stage.planner({ env });
    const again = await stage.load([after], { seed: stage.seed + 1 });
    await again.acknowledged(stage.commands);
    await again.stop();
    const movedTo = { databaseUrl, env };
    return { loads: [load, again], alive: after, wrong, remarks: [`restored ${way}`], movedTo };
  },
};
