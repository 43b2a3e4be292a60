import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launchChromium } from '../harness/chromium.ts';
import { packagedChromium } from '../harness/packagedChromium.ts';

let cache: string;
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'planner-cache-'));
});
afterEach(() => rm(cache, { recursive: true, force: true }));

it('is unpacked whole for all who ask at the same moment, and nothing is left over', async () => {
  const found = await Promise.all([packagedChromium(cache), packagedChromium(cache)]);
  const [path = ''] = new Set(found.map((one) => one.path));
  expect(found.map((one) => one.path)).toEqual([path, path]);
  expect(await readdir(cache)).toHaveLength(1);

  await chmod(path, 0o777);
  await expect(packagedChromium(cache)).rejects.toThrow(`Others may have written to`);
  expect(dirname(dirname(path))).toBe(cache);
});

it('is unpacked for one run where the folder of the packages cannot be written', async () => {
  const { path, dispose } = await packagedChromium('/dev/null/cache');
  expect(path.startsWith(join(tmpdir(), 'planner-chromium-'))).toBe(true);
  await dispose();
  expect(await readdir(dirname(path)).catch(() => 'gone')).toBe('gone');
});

it('says in one line why it does not start', async () => {
  const starting = launchChromium({ path: join(cache, 'chromium'), args: [] });
  await expect(starting).rejects.toThrow(/^Chromium at \S+ does not start: [^\n]+$/);
});
