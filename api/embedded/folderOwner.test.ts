import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimFolder, runningPlanner } from './folderOwner.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planner-owner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'planner.pid');

/** Another process that claims the folder, and lives until its input is closed. */
const otherOwner = async () => {
  const module = join(import.meta.dirname, 'folderOwner.ts');
  const script = `import { claimFolder } from ${JSON.stringify(module)};
    await claimFolder(process.argv[1]);
    console.log('claimed');
    process.stdin.resume();`;
  const options = ['--import', 'tsx', '--input-type=module', '-e', script, folder];
  const child = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
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
  const [pid, begin] = (await readFile(file(), 'utf8')).split(' ');
  await writeFile(file(), `${pid} ${Number(begin) - 1}`);
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
    await writeFile(file(), `${pid} ${(await stat())[21]}`);
    expect(await runningPlanner(folder)).toBe(true);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(async () => (await stat())[2]).toBe('Z');
    expect(await runningPlanner(folder)).toBe(false);
    parent.kill('SIGKILL');
  },
);
