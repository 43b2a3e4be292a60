import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { movedInto } from './movedInto.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
});
afterEach(() => rm(root, { recursive: true }));

const builtWith = async (words: string, ...plugins: Plugin[]) => {
  await writeFile(join(root, 'main.js'), `console.log(${JSON.stringify(words)});`);
  const moved = movedInto('served');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [...plugins, moved] });
};

const served = (name: string) => readFile(join(root, 'served', name), 'utf8');
const scriptOfPage = async () => /assets\/[^"]+\.js/.exec(await served('index.html'))?.[0] ?? '';

it('keeps the previous page and scripts during a build', async () => {
  await builtWith('one');
  const before = await scriptOfPage();
  let meanwhile: unknown;
  await builtWith('two', {
    name: 'meanwhile',
    writeBundle: async () => {
      meanwhile = { page: await scriptOfPage(), script: await served(before) };
    },
  });
  expect(meanwhile).toEqual({ page: before, script: expect.stringContaining('one') });
  expect(await served(await scriptOfPage())).toContain('two');
});

it("keeps the previous build's scripts for open pages, and no older ones", async () => {
  await builtWith('one');
  const first = await scriptOfPage();
  await builtWith('two');
  const second = await scriptOfPage();
  expect(await served(first)).toContain('one');
  await builtWith('three');
  expect(await served(second)).toContain('two');
  await expect(served(first)).rejects.toThrow('ENOENT');
});

it('is whole if two processes build it at once', async () => {
  await builtWith('one');
  let waiting = 0;
  let open = (): void => undefined;
  const bothWritten = new Promise<void>((resolve) => {
    open = resolve;
  });
  const barrier = {
    name: 'barrier',
    writeBundle: async () => {
      waiting += 1;
      if (waiting === 2) open();
      await bothWritten;
    },
  };
  await Promise.all([builtWith('two', barrier), builtWith('two', barrier)]);
  expect(await served(await scriptOfPage())).toContain('two');
});

it('removes what killed builds left, but not what another build is writing', async () => {
  const [left, present] = ['served.building-left', 'served.building-present'];
  for (const name of [left, present]) await mkdir(join(root, name));
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  await utimes(join(root, left), yesterday, yesterday);
  await builtWith('one');
  const folders = await readdir(root);
  expect(folders).toContain(present);
  expect(folders).not.toContain(left);
});
