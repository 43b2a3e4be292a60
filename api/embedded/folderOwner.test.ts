import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimFolder, runningPlanner } from './folderOwner.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const place = () => join(folder, 'planner.pid');

/** Puts another claim in the place of the present one. */
const claimBy = async (owner: string) => {
  await rm(place(), { recursive: true, force: true });
  await mkdir(place());
  await writeFile(join(place(), owner), '');
};

const claimedBy = async () => String(await readdir(place()));

/**
 * Another process, which claims each folder that it is told, and tells whether it has got it. It lives, and
 * with it its claims, until it is ended.
 */
const otherPlanner = async () => {
  const module = join(import.meta.dirname, 'folderOwner.ts');
  const script = `import { createInterface } from 'node:readline';
    import { claimFolder } from ${JSON.stringify(module)};
    console.log('ready');
    for await (const folder of createInterface(process.stdin)) {
      await claimFolder(folder).then(() => console.log('claimed'), (error) => console.log(error.message));
    }`;
  const options = ['--import', 'tsx', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  expect(await next()).toBe('ready');
  return {
    pid: child.pid,
    claim: (name: string) => {
      child.stdin.write(`${name}\n`);
      return next();
    },
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
};

const otherOwner = async () => {
  const planner = await otherPlanner();
  expect(await planner.claim(folder)).toBe('claimed');
  return planner;
};

it('is free at first, and again once its owner has released it', async () => {
  expect(await runningPlanner(folder)).toBe(false);
  const release = await claimFolder(folder);
  await release();
  expect(await runningPlanner(folder)).toBe(false);
});

it('is refused to a second planner while the first one runs, and free once that was killed', async () => {
  const owner = await otherOwner();
  expect(await runningPlanner(folder)).toBe(true);
  await expect(claimFolder(folder)).rejects.toThrow(/^Another planner uses .*set DATA_DIR/);
  await owner.end();
  expect(await runningPlanner(folder)).toBe(false);
  await expect(claimFolder(folder)).resolves.toBeTypeOf('function');
});

it("is free if the owner's process id now belongs to another process", async () => {
  const owner = await otherOwner();
  const [pid, begin] = (await claimedBy()).split('-');
  await claimBy(`${pid}-${Number(begin) - 1}`);
  expect(await runningPlanner(folder)).toBe(false);
  await owner.end();
});

it.runIf(process.platform === 'linux')(
  'is free if its owner is dead, even before its exit status is read',
  async () => {
    // The shell is replaced by a program that waits for nobody.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
    const [pid] = String(await once(parent.stdout, 'data')).split('\n');
    // While it is still a shell, it would wait for the program that it has started.
    const program = () => readFile(`/proc/${parent.pid}/comm`, 'utf8');
    await expect.poll(program).toBe('sleep\n');
    const stat = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
    await claimBy(`${pid}-${(await stat())[21]}`);
    expect(await runningPlanner(folder)).toBe(true);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(async () => (await stat())[2]).toBe('Z');
    expect(await runningPlanner(folder)).toBe(false);
    parent.kill('SIGKILL');
  },
);

it('is claimed by one of many planners that start at once, also after a crash', async () => {
  const planners = await Promise.all([otherPlanner(), otherPlanner(), otherPlanner()]);
  for (let round = 0; round < 60; round += 1) {
    if (round % 2) await claimBy('1-0');
    const answers = await Promise.all(planners.map(({ claim }) => claim(folder)));
    expect(answers.filter((answer) => answer === 'claimed')).toEqual(['claimed']);
    expect(answers.filter((answer) => answer.startsWith('Another planner uses'))).toHaveLength(2);
    const owner = planners[answers.indexOf('claimed')];
    expect((await claimedBy()).split('-')[0]).toBe(String(owner?.pid));
    expect(await readdir(folder)).toEqual(['planner.pid']);
    await rm(place(), { recursive: true });
  }
  await Promise.all(planners.map(({ end }) => end()));
});

it('is released by its owner alone', async () => {
  const release = await claimFolder(folder);
  await claimBy('1-0');
  await release();
  expect(await claimedBy()).toBe('1-0');
});

it('heeds the file that earlier versions wrote in place of a folder', async () => {
  const owner = await otherOwner();
  const [pid, begin] = (await claimedBy()).split('-');
  await rm(place(), { recursive: true });
  await writeFile(place(), `${pid} ${begin}`);
  await expect(claimFolder(folder)).rejects.toThrow(/^Another planner uses/);
  await owner.end();
  await (await claimFolder(folder))();
  await writeFile(place(), '');
  await expect(claimFolder(folder)).resolves.toBeTypeOf('function');
});
