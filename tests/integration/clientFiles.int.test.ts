import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** As it stands on the line: fetch would tidy the path. */
const get = async (path: string) => {
  const { hostname, port } = new URL(planner.url);
  const asking = request({ hostname, port, path }).end();
  const [answer] = await once(asking, 'response');
  let text = '';
  for await (const part of answer) text += part;
  return { headers: answer.headers as Record<string, string | undefined>, text };
};

it.each([
  '/',
  '/events',
  '/index.html',
  '/Index.HTML',
  '/%69ndex.html',
  '//index.html',
  '/./index.html',
])('sends the page with a nonce of its own for %s', async (path) => {
  const { headers, text } = await get(path);
  const [, nonce = ''] = /^<style nonce="([^"]+)">/.exec(text) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it.each(['/', '/events', '/index.html', '/healthz', '/assets/index.js'])(
  'answers only reads at %s, and says so',
  async (path) => {
    const { status, headers } = await fetch(`${planner.url}${path}`, { method: 'DELETE' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

it.each(['/public/arrangements/x', '/Public/arrangements/x', '/PUBLIC/arrangements/x'])(
  'asks no search engine to keep %s',
  async (path) => {
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
  },
);
