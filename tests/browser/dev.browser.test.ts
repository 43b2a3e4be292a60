import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { freePort } from '../../api/serving/openPort.ts';
import { type FreshDatabase, migratedDatabase } from '../harness/freshDatabase.ts';
import { masterKey } from '../harness/sealing.ts';
import { type TreeCopy, treeCopy } from '../harness/treeCopy.ts';
import { it } from './stage.ts';

let tree: TreeCopy;
let database: FreshDatabase;
let dev: ChildProcess;
let url: string;
let output = '';

beforeAll(async () => {
  [tree, database] = await Promise.all([treeCopy(), migratedDatabase()]);
  await leavePackages(join(tree.folder, 'web'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  // Without npm, which would not pass on this process's signals.
  dev = spawn(process.execPath, scripts.dev.split(' ').slice(1), {
    cwd: tree.folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATABASE_URL: database.url,
      SESSION_SECRET: 'a secret for this test only, long enough',
      MASTER_KEY: masterKey,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await hears(`is ready at ${url}`);
});

/**
 * Leaves packages in Vite's cache that it has to prepare again, as after a change of its settings.
 */
const leavePackages = async (root: string): Promise<void> => {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.ssrLoadModule('/ui/Icon.tsx');
  await vite.close();
};

afterAll(async () => {
  const ended = once(dev, 'close');
  if (dev.exitCode === null) {
    dev.kill('SIGINT');
    await ended;
  }
  await Promise.all([tree.remove(), database.drop()]);
});

/** Waits until it has printed these words, after the first `from` characters of its output. */
const hears = (words: string, from = 0): Promise<void> =>
  vi.waitFor(() => expect(output.slice(from)).toContain(words), { timeout: 100_000 });

const health = async () => (await fetch(`${url}/healthz`)).json();

const save = async (path: string, before: string, after: string): Promise<void> => {
  const file = join(tree.folder, path);
  const text = await readFile(file, 'utf8');
  expect(text.split(before)).toHaveLength(2);
  await writeFile(file, text.replace(before, after));
};

describe('npm run dev', { timeout: 240_000 }, () => {
  it('shows changes of components in the open page, which keeps what was typed', async ({
    pages,
  }) => {
    const page = await pages.take({ reducedMotion: 'reduce' });
    onTestFinished(() => pages.giveBack(page, url));
    await page.goto(`${url}/api/login?login_hint=organiser@example.com`);
    await page.goto(`${url}/events`);
    await page.getByRole('button', { name: 'New Event' }).first().click();
    const name = page.getByRole('textbox', { name: 'Event name' });
    await name.fill('Long table');

    // Some editors empty a file first: the empty file must not be built.
    const emptied = join(tree.folder, 'web/eventPlans/EventFormDialog.tsx');
    const text = await readFile(emptied, 'utf8');
    await truncate(emptied);
    await save('web/ui/DialogForm.tsx', '<form noValidate', '<form noValidate title="Changed"');
    await page.getByTitle('Changed').waitFor();
    await writeFile(emptied, text.replace('rows={3}', 'rows={9}'));

    const description = page.getByRole('textbox', { name: 'Description' });
    await expect.poll(() => description.getAttribute('rows')).toBe('9');
    expect(await name.inputValue()).toBe('Long table');
  });

  it('restarts the server after a change of it, and holds requests meanwhile', async () => {
    expect(await health()).toEqual({ status: 'ok' });
    await save('api/serving/health.ts', "status: 'ok'", "status: 'changed'");
    await expect.poll(health, { timeout: 100_000 }).toEqual({ status: 'changed' });
  });

  it('builds again when a missing file is there', async () => {
    const from = output.length;
    const file = join(tree.folder, 'api/serving/health.ts');
    const text = await readFile(file, 'utf8');
    const changed = text.replace("status: 'changed'", 'status');
    await writeFile(file, `import { status } from './status.ts';\n${changed}`);
    await hears('Could not resolve "./status.ts"', from);
    await writeFile(join(tree.folder, 'api/serving/status.ts'), "export const status = 'mended';");
    await expect.poll(health, { timeout: 100_000 }).toEqual({ status: 'mended' });
  });

  it('writes both contracts, and then the typed documents', async () => {
    const from = output.length;
    await save('schema/entities/table.ts', 'Tables are listed by', 'Tables are sorted by');
    await hears('schema/schema.graphql has changed.', from);
    const changed = output.indexOf('schema/schema.graphql has changed.', from);
    await hears('The typed documents are fresh.', changed);
    const heard = output.slice(changed, output.indexOf('The typed documents are fresh.', changed));
    for (const contract of ['schema/schema.graphql', 'schema/openapi.json']) {
      // The next server compares with what is written, however long the documents take.
      expect(heard).toContain(`${contract} has changed.`);
      expect(await readFile(join(tree.folder, contract), 'utf8')).toContain('Tables are sorted by');
    }
  });

  it('ends when told to', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
