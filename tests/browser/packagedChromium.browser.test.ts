import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

/** In place of the package's 200 MB, which the next test unpacks. */
const whole = 1024;
const unpack = (folder: string) => writeFile(join(folder, 'chromium'), Buffer.alloc(whole));

it('is unpacked once for all concurrent callers, and nothing is left over', async () => {
  const found = await Promise.all([1, 2].map(() => packagedChromium(cache, unpack)));
  const [path = ''] = new Set(found.map((one) => one.path));
  expect(found.map((one) => one.path)).toEqual([path, path]);
  expect(await readdir(cache)).toHaveLength(1);
  expect((await stat(path)).size).toBe(whole);

  await chmod(path, 0o777);
  await expect(packagedChromium(cache, unpack)).rejects.toThrow(`Others may have written to`);
  expect(dirname(dirname(path))).toBe(cache);
});

it("is unpacked for one run if the packages' folder is not writable", async () => {
  const { path, dispose } = await packagedChromium('/dev/null/cache');
  expect(path.startsWith(join(tmpdir(), 'planner-chromium-'))).toBe(true);
  await dispose();
  expect(await readdir(dirname(path)).catch(() => 'gone')).toBe('gone');
});

it('explains in one line why it does not start', async () => {
  const starting = launchChromium({ path: join(cache, 'chromium'), args: [] });
  await expect(starting).rejects.toThrow(/^Chromium at \S+ does not start: [^\n]+$/);
});
