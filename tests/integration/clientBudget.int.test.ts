import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from '../../api/embedded/clientBuild.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';

/** Vite's manifest of chunks, by source, or by file if a chunk has several sources. */
type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>;
type Sent = { status: number; headers: Record<string, unknown>; body: Buffer };

let folder: string;
let manifest: Manifest;
/** The chunk of the members' shell, with home and the list of events. */
let shell: string;
let planner: TestPlanner;
let member: Caller;

beforeAll(async () => {
  folder = await builtClient(() => undefined);
  manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
  shell = Object.keys(manifest).find((key) => /^_app-.*\.js$/.test(key)) ?? '';
  planner = await startTestPlanner({ clientFolder: folder });
  member = await planner.caller('organiser@example.com');
});
afterAll(() => planner.stop());

/** The bytes that are sent: fetch would decompress them. */
const sent = (path: string, headers: Record<string, string> = {}): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const asked = request(planner.url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject).end();
  });

const browser = (cookie?: string): Record<string, string> => ({
  'accept-encoding': 'gzip, deflate, br',
  ...(cookie && { cookie }),
});
const unpacked = ({ headers, body }: Sent): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

/** The scripts in a page's HTML: everything that is loaded before it can be drawn. */
const scriptsOf = async (path: string, cookie?: string): Promise<string[]> => {
  const html = unpacked(await sent(path, browser(cookie)));
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
};

const kilobytes = async (scripts: readonly string[]): Promise<number> => {
  const files = await Promise.all(scripts.map((file) => sent(file, browser())));
  return files.reduce((sum, { body }) => sum + body.length, 0) / 1_000;
};

const chunkOf = (key: string) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  return chunk;
};

/** The chunks with everything that they import before they can run. */
const withImports = (keys: readonly string[], known = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (known.has(key)) continue;
    known.add(key);
    withImports(chunkOf(key).imports ?? [], known);
  }
  return known;
};

/** What each page load begins with, whichever client the address needs. */
const start = 'index.html';

describe('the JavaScript of a first visit, as transferred', () => {
  const publicPage = 'arrangements/PublicArrangementPage.tsx';
  const sheetPage = 'issuedSheets/ScannedSheetPage.tsx';
  const pages = [
    { path: '/', signedIn: false, entry: 'landing/LandingPage.tsx', files: 4, budget: 75 },
    { path: '/public/arrangements/any', signedIn: false, entry: publicPage, files: 8, budget: 103 },
    { path: '/s/any', signedIn: false, entry: sheetPage, files: 7, budget: 85 },
    { path: '/', signedIn: true, entry: '', files: 5, budget: 192 },
    { path: '/events', signedIn: true, entry: '', files: 5, budget: 192 },
    { path: '/seating', signedIn: true, entry: 'seating/SeatingPage.tsx', files: 9, budget: 275 },
  ];

  it.each(pages)(
    'of $path (signed in: $signedIn) is at most $budget kB, in $files files that its HTML names',
    async ({ path, signedIn, entry, files, budget }) => {
      const scripts = await scriptsOf(path, signedIn ? member.cookie() : undefined);
      const entries = [start, signedIn ? shell : '', entry].filter(Boolean);
      const needed = [...withImports(entries)].map((key) => `/${chunkOf(key).file}`);
      expect(scripts.sort()).toEqual(needed.sort());
      expect(scripts.length).toBeLessThanOrEqual(files);
      const size = await kilobytes(scripts);
      // React alone is larger than this: a smaller size means that something was not counted.
      expect(size).toBeGreaterThan(50);
      expect(size).toBeLessThanOrEqual(budget);
    },
  );
});

it('is accompanied by at most 75 kB of fonts for English text', async () => {
  const html = unpacked(await sent('/', browser()));
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
  const css = (await Promise.all(styles.map((file) => sent(file, browser())))).map(unpacked).join();
  const files = [...css.matchAll(/url\((\/assets\/[^)]+-latin-(?!ext)[^)]+)\)/g)];
  expect(files.length).toBe(2);
  expect(await kilobytes(files.map(([, file = '']) => file))).toBeLessThanOrEqual(75);
});

it('has fonts named in the HTML, so that they arrive with the styles', async () => {
  const fontsOf = (html: string) => html.match(/<link rel="preload" as="font"[^>]+-latin-/g) ?? [];
  expect(fontsOf(unpacked(await sent('/', browser())))).toHaveLength(2);
  expect(fontsOf(unpacked(await sent('/events', browser(member.cookie()))))).toHaveLength(2);
});

it('has no script preloaded before what the first paint needs', async () => {
  const html = unpacked(await sent('/events', browser(member.cookie())));
  const scripts = html.match(/<(script|link)[^>]+"\/assets\/[^>]+\.js"/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
});

describe('a file of the build', () => {
  const script = async () => (await scriptsOf('/')).find((file) => file.includes('/base-')) ?? '';

  it.each([
    { accepts: 'br, gzip', encoding: 'br', unpack: brotliDecompressSync },
    { accepts: 'gzip', encoding: 'gzip', unpack: gunzipSync },
    { accepts: 'identity', encoding: undefined, unpack: (body: Buffer) => body },
  ])('is sent as $encoding to clients that accept $accepts, and is cached', async (wanted) => {
    const file = await script();
    const { status, headers, body } = await sent(file, { 'accept-encoding': wanted.accepts });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      vary: expect.stringContaining('Accept-Encoding'),
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String),
    });
    expect(headers['content-encoding']).toBe(wanted.encoding);
    const plain = await readFile(join(folder, file));
    expect(wanted.unpack(body).equals(plain)).toBe(true);
  });

  it('is not sent again to clients that have cached it', async () => {
    const file = await script();
    const { headers } = await sent(file, browser());
    const again = await sent(file, { ...browser(), 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });
});

describe('a page', () => {
  it('names the member it was sent to, and nobody else', async () => {
    const { headers, ...page } = await sent('/events', browser(member.cookie()));
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
    });
    const [, who = ''] = /id="who">(.*?)<\/script>/.exec(unpacked({ headers, ...page })) ?? [];
    expect(JSON.parse(who)).toMatchObject({ email: 'organiser@example.com' });
    expect(unpacked(await sent('/events', browser()))).toContain('id="who">null<');
  });

  it('shows strangers the landing page before any code, and members nothing of it', async () => {
    const claim = 'Everyone in the right seat.';
    expect(unpacked(await sent('/', browser()))).toContain(claim);
    expect(unpacked(await sent('/events', browser()))).not.toContain(claim);
    expect(unpacked(await sent('/', browser(member.cookie())))).not.toContain(claim);
  });

  it("is safe from a member's name that would end its script", async () => {
    const query = `mutation { editProfile(input: { firstName: "</script><b>" }) { position } }`;
    const zora = await planner.caller('zora@example.com');
    await zora.graphql(query);
    const html = unpacked(await sent('/', browser(zora.cookie())));
    expect(html).toContain('\\u003c/script>\\u003cb>');
    expect(html).not.toContain('</script><b>');
  });
});

describe('an answer', () => {
  const asMember = () => browser(member.cookie());

  it('of more than a kilobyte is compressed, over REST and GraphQL', async () => {
    for (const name of ['Gala', 'Dinner'])
      await member.call('POST', '/api/events', { name, description: 'Long. '.repeat(100) });
    const query = encodeURIComponent('{ events { items { id name description } } }');
    const preflighted = { ...asMember(), 'apollo-require-preflight': 'true' };
    for (const answer of [
      await sent('/api/events', asMember()),
      await sent(`/graphql?query=${query}`, preflighted),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
      expect(unpacked(answer)).toContain('Gala');
    }
  });

  it('of less is not compressed', async () => {
    const { headers } = await sent('/api/events/none', asMember());
    expect(headers['content-encoding']).toBeUndefined();
  });
});

it('tells crawlers in plain text where not to look', async () => {
  const { status, headers, body } = await sent('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body.toString()).toMatch(/^User-agent: \*$/m);
});

describe('the code of a first visit', () => {
  it('contains no query that only another screen sends', async () => {
    const first = [...withImports([start, shell])];
    const code = await Promise.all(
      first.map((key) => readFile(join(folder, chunkOf(key).file), 'utf8')),
    );
    const asks = (name: string) => code.some((text) => text.includes(`value:\`${name}\``));
    expect(asks('CurrentUser')).toBe(true);
    expect(asks('AdminAudit')).toBe(false);
  });

  it('leaves out what opens at a click: it is no part of the seating screen', () => {
    const first = withImports([start, shell, 'seating/SeatingPage.tsx']);
    const dialogs = [
      'seating/parts.ts',
      'tables/newTables.ts',
      'attendees/AttendeeFormDialog.tsx',
      'history/panel/HistoryPanel.tsx',
      'print/exports.ts',
      'seatingProposals/parts.ts',
      'seatingRules/parts.ts',
    ];
    for (const key of dialogs) expect(chunkOf(key).isDynamicEntry).toBe(true);
    expect(dialogs.filter((key) => first.has(key))).toEqual([]);
    const libraries = Object.keys(manifest).filter((key) => /^_(forms|dialogs)-.*\.js$/.test(key));
    expect(libraries).toHaveLength(2);
    expect(libraries.filter((key) => first.has(key))).toEqual([]);
  });

  it('leaves reading workbooks to a worker, which the first file starts', async () => {
    const assets = await readdir(join(folder, 'assets'));
    const scripts = assets.filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map((name) => readFile(join(folder, 'assets', name), 'utf8')),
    );
    const reading = scripts.filter((_, index) => texts[index]?.includes('sharedStrings'));
    // A chunk of an earlier build may exist as well.
    const names = new Set(reading.map((name) => name.split('-')[0]));
    expect(names).toEqual(new Set(['guestFileWorker']));
  });

  it('contains no circular imports', () => {
    const importsOf = (key: string) => chunkOf(key).imports ?? [];
    const reaches = (key: string) => withImports(importsOf(key));
    expect(Object.keys(manifest).filter((key) => reaches(key).has(key))).toEqual([]);
  });

  it('leaves each other screen to its own chunk', () => {
    const first = withImports([start, shell]);
    const screens = Object.keys(manifest).filter((key) => /Page\.tsx$/.test(key));
    expect(screens.length).toBeGreaterThan(3);
    expect(screens.filter((key) => first.has(key))).toEqual([]);
  });
});
