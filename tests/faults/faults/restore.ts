import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { send, wireOf } from '../load/request.ts';
import { shipped } from '../stage/bundle.ts';
import { signedIn } from '../stage/cookies.ts';
import { dumpAndRestore } from '../stage/dump.ts';
import { ownEnvironment, type Planner } from '../stage/planner.ts';
import { startPostgresServer } from '../stage/postgresServer.ts';
import { ran } from '../stage/run.ts';

const ready = { method: 'GET', path: '/readyz', headers: {}, body: undefined };

/**
 * Before the rebuild, all writes must be refused. Returns the planner's answers about itself and to a
 * command.
 */
const whileRefused = async ({ url }: Planner, cookie: string, name: string): Promise<string[]> => {
  const create = { via: 'rest' as const, method: 'POST', path: '/api/events', body: { name } };
  const options = { timeoutMs: 15_000 };
  const probed = await send(url, ready, options);
  const written = await send(url, wireOf(create, randomUUID(), { cookie }), options);
  return [
    ...(probed.status === 503 ? [] : [`/readyz says ${probed.status} before the rebuild`]),
    ...(written.status === 503 ? [] : [`a write is answered ${written.status} before the rebuild`]),
  ];
};

const patienceMs = 60_000;

/**
 * A planner that ran before the rebuild continues by itself.
 * @throws Error if it does not
 */
const goesOn = async ({ url }: Planner): Promise<void> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { status, body } = await send(url, ready, { timeoutMs: 15_000 });
    if (status === 200) return;
    if (performance.now() > until) throw new Error(`not ready after the rebuild: ${body}`);
    await pause(200);
  }
};

/** As docs/operations.md describes: dump, restore into another server, start, rebuild. */
export const restore: Fault = {
  name: 'restore',
  about: 'all data is dumped and restored into another server, where the planner goes on',
  only: 'postgres',
  strike: async (stage) => {
    const before = await stage.planner();
    const load = await stage.load([before]);
    await load.acknowledged(stage.commands);
    await load.stop();
    const [cookie = ''] = await signedIn(before.url);
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

    const after = await stage.planner({ env });
    const wrong = await whileRefused(after, cookie, 'Before the rebuild');
    const rebuilt = await rebuild();
    if (rebuilt.code !== 0) wrong.push(`rebuild: ${rebuilt.output.trim().split('\n').at(-1)}`);
    await goesOn(after);
    const again = await stage.load([after], { seed: stage.seed + 1 });
    await again.acknowledged(stage.commands);
    await again.stop();
    const movedTo = { databaseUrl, env };
    return { loads: [load, again], alive: after, wrong, remarks: [`restored ${way}`], movedTo };
  },
};
