import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import { createNotices, type Notices } from './notices.ts';
import { createPool } from './postgres.ts';

let pool: pg.Pool;
let notices: Notices;
let end: () => Promise<void>;
beforeEach(async () => {
  const { url, drop } = await freshDatabase();
  pool = createPool(url);
  notices = createNotices({ connectionString: url });
  await notices.start();
  end = async () => {
    await notices.stop();
    await pool.end();
    await drop();
  };
});
afterEach(() => end());

const tell = (channel: string, payload: string) =>
  pool.query('SELECT pg_notify($1, $2)', [channel, payload]);

const connections = async (): Promise<number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE application_name = 'planner-notices' AND datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
};

/** The notices that a listener of a channel has received, and a function that ends it. */
const listening = (channel: string) => {
  const received: string[] = [];
  const stop = notices.listen(channel, {
    onNotice: (payload) => received.push(payload),
    onLost: () => received.push('lost'),
    onResumed: () => received.push('back'),
  });
  return { received, stop };
};

/** Resolves once the server has handled everything that was sent on the connection, including each LISTEN. */
const isListening = () => notices.ask({ text: 'SELECT' });

it('receives all channels on one connection, with separate listeners', async () => {
  const [one, two, again] = [listening('one'), listening('two'), listening('one')];
  await isListening();
  await tell('one', 'a');
  await tell('two', 'b');
  await expect.poll(() => two.received).toEqual(['b']);
  expect([one.received, again.received]).toEqual([['a'], ['a']]);
  expect(await connections()).toHaveLength(1);
});

it('sends nothing more to a stopped listener, and continues with others', async () => {
  const [one, again, last] = [listening('one'), listening('one'), listening('last')];
  await isListening();
  one.stop();
  await tell('one', 'a');
  await expect.poll(() => again.received).toEqual(['a']);
  again.stop();
  await isListening();
  await tell('one', 'b');
  await tell('last', '');
  await expect.poll(() => last.received).toEqual(['']);
  expect([one.received, again.received]).toEqual([[], ['a']]);
});

it('reports a lost and a restored connection, and then receives old and new channels', async () => {
  const one = listening('one');
  let isNew = false;
  let two = { received: [] as string[] };
  notices.listen('any', {
    onNotice: () => undefined,
    onLost: () => {
      two = listening('two');
      isNew = true;
    },
  });
  for (const pid of await connections()) await pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(() => isNew && two.received).toEqual(['back']);
  expect(one.received).toEqual(['lost', 'back']);
  await tell('one', 'a');
  await tell('two', 'b');
  await expect.poll(() => two.received).toEqual(['back', 'b']);
  expect(one.received).toEqual(['lost', 'back', 'a']);
});

it('drops a connection on which a statement failed', async () => {
  const one = listening('one');
  const [before] = await connections();
  await expect(notices.ask({ text: 'SELECT nothing' })).rejects.toThrow('nothing');
  await expect.poll(() => one.received).toEqual(['lost', 'back']);
  await expect.poll(connections).not.toContain(before);
});

it('stops while it is disconnected', async () => {
  const { received } = listening('one');
  for (const pid of await connections()) await pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await expect.poll(() => received).toContain('lost');
  await notices.stop();
  await expect.poll(connections).toEqual([]);
});
