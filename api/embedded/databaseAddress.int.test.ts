import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startTemporaryPostgres } from './postgres.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Not this machine's folder for temporary files, whose path may be too long for a socket. */
const parent = '/tmp';

const serverIn = async (prefix: string) => {
  const folder = await mkdtemp(join(parent, prefix));
  const { url, stop } = await startTemporaryPostgres(folder);
  ends.push(stop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => client.end());
  return { url: new URL(url), client };
};

const clientAddress = async (client: pg.Client) => {
  const { rows } = await client.query('SELECT inet_client_addr() AS address');
  return rows[0].address;
};

it.each(['planner-', 'a, b\'%20"ü '])(
  'listens on a socket that only its user can reach, in a folder named "%s"',
  async (prefix) => {
    const { url, client } = await serverIn(prefix);
    const cluster = decodeURIComponent(url.hostname);
    expect(await clientAddress(client)).toBeNull();
    expect((await stat(cluster)).mode & 0o077).toBe(0);
    expect((await client.query('SHOW listen_addresses')).rows).toEqual([{ listen_addresses: '' }]);
  },
);

it('listens on a port of this machine if the path of the socket would be too long', async () => {
  const { url, client } = await serverIn(`planner-${'long'.repeat(20)}-`);
  expect(url.hostname).toBe('127.0.0.1');
  expect(await clientAddress(client)).toBe('127.0.0.1');
});

it('refuses clients that have the socket but not the password', async () => {
  const { url } = await serverIn('planner-');
  url.password = 'another';
  const stranger = new pg.Client({ connectionString: url.href });
  await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
});
