import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';

let planner: TestPlanner;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await writeFile(join(folder, 'index.html'), '<style nonce="%CSP_NONCE%"></style>');
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite', 'pages.json'), '[]');
  planner = await startTestPlanner({ clientFolder: folder });
});
afterAll(async () => {
  await planner.stop();
  await rm(folder, { recursive: true });
});

/** Like a build: hashed scripts, also compressed, and finally the list of pages. */
const build = async (script: string, content: string) => {
  await rm(join(folder, 'assets'), { recursive: true, force: true });
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), `<head></head><script src="/assets/${script}">`);
  await writeFile(join(folder, 'assets', script), content);
  await writeFile(join(folder, 'assets', `${script}.br`), brotliCompressSync(content));
  const page = { path: '^/', scripts: [`/assets/${script}`], styles: [], fonts: [], markup: '' };
  await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify([page]));
};

/** The path is sent as it is: fetch would normalise it. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const { hostname, port } = new URL(planner.url);
  const asking = request({ hostname, port, path, headers }).end();
  const [answer] = await once(asking, 'response');
  let text = '';
  for await (const part of answer) text += part;
  const status: number = answer.statusCode;
  return { status, headers: answer.headers as Record<string, string | undefined>, text };
};

it.each([
  '/',
  '/events',
  '/index.html',
  '/Index.HTML',
  '/%69ndex.html',
  '//index.html',
  '/./index.html',
  '/events/%E0%A4%A',
  '/%',
])('sends the page with a nonce of its own for %s', async (path) => {
  const { headers, text } = await get(path);
  const [, nonce = ''] = /^<style nonce="([^"]+)">/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it.each(['/', '/events', '/index.html', '/healthz', '/assets/index.js'])(
  'allows only reads at %s, and says so',
  async (path) => {
    const { status, headers } = await fetch(`${planner.url}${path}`, { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

it.each(['/public/arrangements/x', '/Public/arrangements/x', '/PUBLIC/arrangements/x'])(
  'asks search engines not to index %s',
  async (path) => {
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
  },
);

it('sends the pages and files of a client that is rebuilt while the server runs', async () => {
  for (const script of ['index-1.js', 'index-2.js']) {
    await build(script, `"${script}"`);
    const { text } = await get('/events');
    expect(text).toContain(
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${script}">`,
    );
    expect(text).toContain(`<script src="/assets/${script}">`);
    const answer = await fetch(`${planner.url}/assets/${script}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await answer.text()).toBe(`"${script}"`);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

it('continues with the previous pages during a build', async () => {
  await build('index-3.js', '"3"');
  expect((await get('/')).text).toContain('index-3.js');
  await rm(join(folder, '.vite', 'pages.json'));
  await writeFile(join(folder, 'index.html'), '<script src="/assets/index-4.js">');
  expect((await get('/')).text).toContain('index-3.js');
});

it('sends a file whole, whatever range is requested', async () => {
  await build('app-3.js', 'app');
  const { status, text } = await get('/assets/app-3.js', { range: 'bytes=99-' });
  expect([status, text]).toEqual([200, 'app']);
});
