import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, Stage } from '../fault.ts';
import type { Load } from '../load/load.ts';
import { ran, run } from '../stage/run.ts';

/** Before undo, before drafts, and before today's checks of texts. */
const commits = ['816bdc1^', '7cb6d72^', 'd67415c'];

const isHere = async (commit: string): Promise<boolean> =>
  (await ran('git', ['cat-file', '-e', `${commit}^{commit}`])).code === 0;

/** The program of an older commit, built and run with its own packages. */
const checkedOut = async (stage: Stage, commit: string): Promise<string> => {
  const folder = join(stage.folder, 'older');
  await run('git', ['worktree', 'add', '--detach', folder, commit]);
  stage.atEnd(() => run('git', ['worktree', 'remove', '--force', folder]));
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npm', ['run', '--silent', 'build:server'], { cwd: folder, env: process.env });
  // Nobody opens its client, so it need not be built.
  await mkdir(join(folder, 'dist', 'web'), { recursive: true });
  await writeFile(join(folder, 'dist', 'web', 'index.html'), '<!doctype html>');
  return folder;
};

const olderDataOf = (commit: string): Fault => ({
  name: `older-data-${commit.replace(/\W/g, '')}`,
  about: `data that the program of commit ${commit} wrote, with which today's program goes on`,
  missing: async () =>
    (await isHere(commit))
      ? undefined
      : `commit ${commit} is not in this clone: git fetch --unshallow brings it`,
  strike: async (stage) => {
    const folder = await checkedOut(stage, commit);
    const program = join('dist', 'server', 'api', 'main.js');
    const before = await stage.planner({ program, cwd: folder });
    const load = await stage.load([before]);
    await load.acknowledged(stage.commands * 2);
    await load.stop();
    await before.stop();
    const after = await stage.planner();
    const again = await stage.load([after], { seed: stage.seed + 1 });
    await again.acknowledged(stage.commands);
    await again.stop();
    return { loads: [ofWhatItAcknowledged(load), again], alive: after };
  },
});

/** What the older program refused does not count. */
const ofWhatItAcknowledged = (load: Load): Load => ({
  ...load,
  records: load.records.filter(({ outcome }) => outcome === 'acknowledged'),
});

export const olderData: readonly Fault[] = commits.map(olderDataOf);
