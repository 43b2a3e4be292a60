import { spawnSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leaveNothing } from '../../harness/leaveNothing.ts';
import type { Fault, Stage } from '../fault.ts';
import { startPostgresServer } from '../stage/postgresServer.ts';
import { ran, run } from '../stage/run.ts';

const megabytes = 320;

const mounted = (folder: string) =>
  ran('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);

const unmount = (folder: string) => ran('umount', ['--lazy', folder]);

/** Fills all free space. Returns how to free it. */
const filled = async (folder: string): Promise<() => Promise<void>> => {
  const filler = join(folder, 'filler');
  const file = await open(filler, 'w');
  const block = Buffer.alloc(1024 * 1024, 1);
  try {
    for (;;)
      await file.write(
        block.subarray(0, (await freeBytes(folder)) > block.length ? undefined : 4096),
      );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  return () => rm(filler);
};

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const cannotMount = async (): Promise<string | undefined> => {
  const folder = (await run('mktemp', ['-d'])).trim();
  const { code, output } = await mounted(folder);
  if (code === 0) await unmount(folder);
  await rm(folder, { recursive: true, force: true });
  return code === 0 ? undefined : `no small file system can be mounted (${output.trim()})`;
};

export const diskFull: Fault = {
  name: 'disk-full',
  about: "PostgreSQL's disk is full for some seconds, write-ahead log included",
  only: 'postgres',
  missing: cannotMount,
  strike: async (stage: Stage) => {
    const disk = join(stage.folder, 'disk');
    await run('mkdir', ['-p', disk]);
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', disk]);
    const isLeft = leaveNothing(() => void spawnSync('umount', ['--lazy', disk]));
    stage.atEnd(() => unmount(disk).then(isLeft));
    const server = await startPostgresServer(join(disk, 'server'));
    stage.atEnd(server.stop);
    const databaseUrl = await server.createDatabase('disk_full');
    const env = { ...stage.calmEnv, DATABASE_URL: databaseUrl };
    const planner = await stage.planner({ env });
    const load = await stage.load([planner]);
    for (let n = 0; n < 2; n += 1) {
      await load.acknowledged(stage.commands);
      const makeRoom = await filled(disk);
      await pause(stage.seconds * 1000);
      load.strikes();
      await makeRoom();
      // If the write-ahead log found no space, PostgreSQL has stopped, and a supervisor would start it
      // again.
      await server.startIfEnded();
    }
    await load.acknowledged(stage.commands);
    await load.stop();
    return { loads: [load], alive: planner, movedTo: { databaseUrl, env } };
  },
};
