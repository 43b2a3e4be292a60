import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../../api/embedded/clientBuild.ts';

/** What vite writes down of each chunk, by its source. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

let folder: string;
let manifest: Manifest;

beforeAll(async () => {
  folder = await builtClient(() => undefined);
  manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
}, 120_000);

const chunkOf = (key: string) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return chunk;
};

/** The chunks with all that they import before they can run. */
const withImports = (keys: readonly string[], known = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (known.has(key)) continue;
    known.add(key);
    withImports(chunkOf(key).imports ?? [], known);
  }
  return known;
};

const kilobytes = async (keys: readonly string[]): Promise<number> => {
  const files = [...withImports(keys)].map((key) => readFile(join(folder, chunkOf(key).file)));
  const sizes = (await Promise.all(files)).map((code) => gzipSync(code).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
};

/** What a page load begins with, whichever client the address needs. */
const start = 'index.html';

describe('the JavaScript that a first visit loads, as gzip', () => {
  it.each([
    { page: 'the landing page', entry: ['landing/LandingPage.tsx'], budget: 120 },
    {
      page: 'a public arrangement',
      entry: ['arrangements/PublicArrangementPage.tsx'],
      budget: 120,
    },
    { page: 'the dashboard', entry: ['app/App.tsx', 'home/HomePage.tsx'], budget: 220 },
  ])('of $page is at most $budget kB', async ({ entry, budget }) => {
    const size = await kilobytes([start, ...entry]);
    // React alone takes more than this: less means that something was not counted.
    expect(size).toBeGreaterThan(50);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it('has no document in it that another screen asks', async () => {
    const shell = [...withImports([start, 'app/App.tsx', 'home/HomePage.tsx'])];
    const code = await Promise.all(
      shell.map((key) => readFile(join(folder, chunkOf(key).file), 'utf8')),
    );
    const asks = (name: string) => code.some((text) => text.includes(`value:\`${name}\``));
    expect(asks('CurrentUser')).toBe(true);
    expect(asks('AdminAudit')).toBe(false);
  });

  it('leaves each screen behind the shell to a chunk of its own', () => {
    const shell = withImports([start, 'app/App.tsx']);
    const screens = Object.keys(manifest).filter((key) => /Page\.tsx$/.test(key));
    expect(screens.length).toBeGreaterThan(3);
    expect(screens.filter((key) => shell.has(key))).toEqual([]);
  });
});
