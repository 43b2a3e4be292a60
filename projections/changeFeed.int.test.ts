import { afterEach, beforeEach, expect, it } from 'vitest';
import { feedTopics } from '../schema/readModels.ts';
import { entriesOf, type ReadSide, startReadSide } from '../tests/harness/readSide.ts';
import { pruneFeed } from './pruneFeed.ts';
import { added, created, eventId, guest, seated, tableAdded } from './testing/dinner.ts';
import type { Fact } from './testing/project.ts';

const topic = feedTopics.eventPlan(eventId);
const far = '99999999999999999999';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

it('says that the read models are not ready when they do not come so far in time', async () => {
  const begun = Date.now();
  await expect(side.feed.waitFor(far, 50)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(Date.now() - begun).toBeLessThan(1_000);
});

it('begins where the read models stand', async () => {
  side.startRunner();
  const position = await side.append(created);
  await side.feed.waitFor(position);
  expect((await side.startFeed()).reached()).toBe(position);
});

it('tells every entry once and in order, whether handed over or read', async () => {
  const other = await side.startFeed();
  const [here, there] = [entriesOf(side.feed, topic), entriesOf(other, topic)];
  side.startRunner({ feed: side.feed, batchSize: 1 });
  await side.append(created, tableAdded('t1', 8));
  let last = '';
  for (let seat = 1; seat <= 8; seat += 1)
    last = await side.append(seated(`g${seat}`, `t1-${seat}`));
  await Promise.all([side.feed.waitFor(last), other.waitFor(last)]);
  const positions = here.map(({ position }) => position);
  expect(positions).toEqual([...new Set(positions)].sort());
  expect(positions.at(-1)).toBe(last);
  expect(there).toEqual(here);
});

it('gives who comes back what came in between, and nothing of other topics', async () => {
  side.startRunner({ feed: side.feed });
  const before = await side.append(created, added('mira'));
  await side.feed.waitFor(before);
  const after = await side.append(added('jonas'));
  await side.feed.waitFor(after);
  expect(await side.feed.since(topic, before)).toMatchObject([
    { position: after, topic, patch: { attendees: [{ id: 'jonas' }] } },
  ]);
  expect(await side.feed.since(topic, after)).toEqual([]);
  expect(await side.feed.since(feedTopics.events, before)).toEqual([]);
});

it('says that it is too long ago, once entries in between were pruned', async () => {
  side.startRunner({ feed: side.feed });
  const positions: string[] = [];
  for (const fact of [created, added('a'), added('b'), added('c')]) {
    positions.push(await side.append(fact));
    await side.feed.waitFor(positions.at(-1) ?? '');
  }
  const [first = '', , third = ''] = positions;
  const client = await side.pool.connect();
  await pruneFeed(client, { maxAgeSeconds: 3_600, maxEntries: 1 });
  client.release();
  expect(await side.feed.since(topic, first)).toBe('tooOld');
  expect(await side.feed.since(topic, third)).toHaveLength(1);
});

it('prunes by age', async () => {
  side.startRunner({ feed: side.feed });
  const position = await side.append(created);
  await side.feed.waitFor(position);
  await side.pool.query("UPDATE change_feed SET created_at = now() - interval '2 hours'");
  const client = await side.pool.connect();
  await pruneFeed(client);
  client.release();
  expect((await side.pool.query('SELECT * FROM change_feed')).rows).toEqual([]);
  expect(await side.feed.since(topic, position)).toEqual([]);
});

it('asks to query again where a batch changed too much to list', async () => {
  const imported: Fact = {
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'i1',
      source: 'csv',
      part: 0,
      parts: 1,
      attendees: Array.from({ length: 501 }, (_, index) => guest(`guest-${index}`)),
    },
  };
  const told = entriesOf(side.feed, topic);
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created, imported));
  expect(told.map(({ patch }) => patch)).toEqual([{ resync: true }]);
});

it('misses nothing while its connection is gone', async () => {
  const other = await side.startFeed();
  const told = entriesOf(other, topic);
  side.startRunner();
  await other.waitFor(await side.append(created));
  await side.terminate('planner-feed');
  const last = await side.append(added('mira'));
  await other.waitFor(last, 10_000);
  expect(told.map(({ position }) => position)).toContain(last);
});

it('asks all to query again when it was away for longer than entries are kept', async () => {
  const other = await side.startFeed();
  const told = entriesOf(other, topic);
  const members = entriesOf(other, feedTopics.members);
  const arrangement = entriesOf(other, feedTopics.arrangement('gone'));
  await side.pool.query(
    "INSERT INTO checkpoints (name, store, position, feed_floor) VALUES ('read_models', 'memory', '5', '4')",
  );
  await other.waitFor('5');
  expect(told).toEqual([{ position: '5', topic, patch: { resync: true } }]);
  expect(members).toMatchObject([{ patch: { resync: true } }]);
  expect(arrangement).toMatchObject([{ patch: { resync: true } }]);
});

it('goes on telling others when one listener throws', async () => {
  side.feed.subscribe(topic, () => {
    throw new Error('a broken screen');
  });
  const told = entriesOf(side.feed, topic);
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created));
  expect(told).toHaveLength(1);
});

it('tells nothing more after unsubscribing', async () => {
  const told: unknown[] = [];
  const unsubscribe = side.feed.subscribe(topic, (entry) => told.push(entry));
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created));
  unsubscribe();
  await side.feed.waitFor(await side.append(added('mira')));
  expect(told).toHaveLength(1);
});

it('tells who comes while the feed is being read what that reading leaves behind', async () => {
  side.startRunner();
  await side.feed.waitFor(await side.append(created));
  await side.stopRunners();
  const client = await side.pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE app.checkpoints IN ACCESS EXCLUSIVE MODE');
  await side.waitsForLock('planner-feed');
  const told = entriesOf(side.feed, topic);
  await client.query(`UPDATE app.checkpoints SET position = '${far}'`);
  await client.query('INSERT INTO app.change_feed (position, topic, patch) VALUES ($1, $2, $3)', [
    far,
    topic,
    '{"resync":true}',
  ]);
  await client.query('COMMIT');
  client.release();
  await side.feed.waitFor(far);
  expect(told).toEqual([{ position: far, topic, patch: { resync: true } }]);
});
