import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedTopics } from '../../../schema/feedPatches.ts';
import { isRefusal } from '../../../schema/refusal.ts';
import { at } from '../../../tests/harness/fakeFeed.ts';
import { entriesOf, type ReadSide, startReadSide } from '../../../tests/harness/readSide.ts';
import { projectors } from '../../projectors.ts';
import { added, created, eventId, guest, seated, tableAdded } from '../../testing/dinner.ts';
import type { Fact } from '../../testing/project.ts';
import { rebuild } from '../rebuild.ts';
import { type FeedLimits, pruneFeed } from './pruneFeed.ts';

const topic = feedTopics.eventPlan(eventId);
const far = '99999999999999999999';

/** Writes entries as a projector does, one at each of these positions. */
const write = (entries: readonly { topic: string; position: string; patch?: object }[]) =>
  side.pool.query(
    `WITH moved AS (
       INSERT INTO checkpoints (name, store, position, feed_floor)
       SELECT 'read_models', 'memory', max(position), '' FROM json_to_recordset($1) AS e(position text)
       ON CONFLICT (name) DO UPDATE SET position = excluded.position
     )
     INSERT INTO change_feed (position, topic, patch)
     SELECT position, topic, coalesce(patch, '{}')
       FROM json_to_recordset($1) AS e(position text, topic text, patch json)`,
    [JSON.stringify(entries)],
  );

const prune = async (limits: Partial<FeedLimits>) => {
  const client = await side.pool.connect();
  await pruneFeed(client, limits).finally(() => client.release());
};

/** Locks a table until the returned function is called. */
const hold = async (table: string) => {
  const client = await side.pool.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
};

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

it('reports that the read models are not ready if they do not catch up in time', async () => {
  const patient = side.feed.waitFor(far).catch(() => 'patient');
  const impatient = side.feed.waitFor(far, 50);
  await expect(Promise.race([impatient, patient])).rejects.toMatchObject({ code: 'NOT_READY' });
});

it("starts at the read models' position", async () => {
  side.startRunner();
  const position = await side.append(created);
  await side.feed.waitFor(position);
  expect((await side.startFeed()).reached()).toBe(position);
});

it('sends every entry once and in order, whether handed over or read', async () => {
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

it('sends a resuming client what it missed, and nothing about other topics', async () => {
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

it('reports that the position is too old once later entries were pruned', async () => {
  side.startRunner({ feed: side.feed });
  const positions: string[] = [];
  for (const fact of [created, added('a'), added('b'), added('c')]) {
    positions.push(await side.append(fact));
    await side.feed.waitFor(positions.at(-1) ?? '');
  }
  const [first = '', , third = ''] = positions;
  await prune({ maxEntries: 1 });
  expect(await side.feed.since(topic, first)).toBe('tooOld');
  expect(await side.feed.since(topic, third)).toHaveLength(1);
});

it('prunes by age', async () => {
  side.startRunner({ feed: side.feed });
  const position = await side.append(created);
  await side.feed.waitFor(position);
  await side.pool.query("UPDATE change_feed SET created_at = now() - interval '2 hours'");
  await prune({});
  expect((await side.pool.query('SELECT * FROM change_feed')).rows).toEqual([]);
  expect(await side.feed.since(topic, position)).toEqual([]);
});

it('prunes by size', async () => {
  const patch = { words: Array.from({ length: 1_000 }, () => Math.random()) };
  await write([1, 2, 3, 4].map((n) => ({ topic, position: at(n), patch })));
  const weight = await side.pool.query('SELECT max(pg_column_size(patch)) FROM change_feed');
  await prune({ maxBytes: Math.floor(2.5 * weight.rows[0].max) });
  const left = await side.pool.query('SELECT position FROM change_feed ORDER BY position');
  expect(left.rows).toEqual([{ position: at(3) }, { position: at(4) }]);
  expect(await side.feed.since(topic, at(1))).toBe('tooOld');
  expect(await side.feed.since(topic, at(2))).toHaveLength(2);
});

it('sends nothing to a client resuming a quiet topic, whatever was pruned elsewhere', async () => {
  const quiet = feedTopics.eventPlan('quiet');
  await write([
    { topic: quiet, position: at(1) },
    { topic, position: at(2) },
    { topic, position: at(3) },
  ]);
  await prune({ maxEntries: 1 });
  expect(await side.feed.since(quiet, at(1))).toEqual([]);
  expect(await side.feed.since(quiet, at(0))).toBe('tooOld');
  expect(await side.feed.since(topic, at(1))).toBe('tooOld');
  expect(await side.feed.since(topic, at(2))).toHaveLength(1);
});

it('asks a resuming client to query again after a rebuild, whatever the topic', async () => {
  side.startRunner({ feed: side.feed });
  const position = await side.append(created);
  await side.feed.waitFor(position);
  await side.stopRunners();
  await rebuild({ connectionString: side.url, log: side.log, projectors });
  expect(await side.feed.since(topic, position)).toBe('tooOld');
  expect(await side.feed.since(feedTopics.eventPlan('quiet'), position)).toBe('tooOld');
});

it('asks a client with a future position to query again, as after restoring a backup', async () => {
  expect(await side.feed.since(topic, at(3))).toBe('tooOld');
  await write([1, 2, 3].map((n) => ({ topic, position: at(n) })));
  expect(await side.feed.since(topic, at(3))).toEqual([]);
  await side.pool.query('DELETE FROM change_feed WHERE position > $1', [at(2)]);
  await side.pool.query('UPDATE checkpoints SET position = $1', [at(2)]);
  expect(await side.feed.since(topic, at(3))).toBe('tooOld');
  expect(await side.feed.since(feedTopics.eventPlan('quiet'), at(3))).toBe('tooOld');
  expect(await side.feed.since(topic, at(1))).toHaveLength(1);
});

it('asks a client that missed much of a topic to query again, and sends others what they missed', async () => {
  await write(Array.from({ length: 600 }, (_, n) => ({ topic, position: at(n + 1) })));
  const large = { words: 'x'.repeat(300 * 1024) };
  const heavy = feedTopics.eventPlan('heavy');
  await write([601, 602, 603].map((n) => ({ topic: heavy, position: at(n), patch: large })));
  const back = (name: string, n: number) => side.feed.since(name, at(n));
  const [long, short, much, little] = await Promise.all([
    back(topic, 50),
    back(topic, 590),
    back(heavy, 600),
    back(heavy, 602),
  ]);
  expect([long, much]).toEqual(['tooOld', 'tooOld']);
  expect(short).toHaveLength(10);
  expect(little).toHaveLength(1);
});

describe('in a storm of resuming clients', () => {
  const storm = 10_000;

  /**
   * A resumption that is refused if it waits longer than a query may take. It is then repeated, as clients
   * do.
   */
  const resumption = async (name: string): Promise<unknown> => {
    try {
      return await side.feed.since(name, at(0));
    } catch (error) {
      if (!isRefusal(error, 'NOT_READY')) throw error;
      return resumption(name);
    }
  };

  it('shows a write while all of them still wait', async () => {
    side.startRunner();
    await side.feed.waitFor(await side.append(created));
    const release = await hold('app.feed_topics');
    let answered = 0;
    const resumed = Array.from({ length: storm }, async (_, n) => {
      await resumption(feedTopics.eventPlan(`plan-${n}`));
      answered += 1;
    });
    await side.waitsForLock('planner-resume');
    await side.feed.waitFor(await side.append(added('mira')));
    expect(answered).toBe(0);
    await release();
    await Promise.all(resumed);
    expect(answered).toBe(storm);
  });

  it('reads a topic once for all who request it together', async () => {
    side.startRunner({ feed: side.feed });
    await side.feed.waitFor(await side.append(created));
    const all = await Promise.all(Array.from({ length: 400 }, () => side.feed.since(topic, at(0))));
    const entries = new Set(all.flat());
    expect(all).toHaveLength(400);
    expect(entries.size).toBe(1);
  });

  it('shows a write while more and more follow', async () => {
    side.startRunner();
    await side.feed.waitFor(await side.append(created));
    let isOver = false;
    const shown = side.feed.waitFor(await side.append(added('mira')), 30_000).finally(() => {
      isOver = true;
    });
    // As many as fit in memory if PostgreSQL is slow. The last ones arrive while it answers.
    const leave: (() => void)[] = [];
    for (let n = 0; !isOver; n += 1) {
      leave[n % 100_000]?.();
      leave[n % 100_000] = side.feed.subscribe(feedTopics.eventPlan(`plan-${n}`), () => undefined);
      await nextTurn();
    }
    await shown;
  });
});

it('catches up page by page, each batch as a whole', async () => {
  const plans = Array.from({ length: 300 }, (_, n) => feedTopics.eventPlan(`plan-${n}`));
  const received: string[] = [];
  for (const plan of plans) side.feed.subscribe(plan, (entry) => received.push(entry.position));
  await write([1, 2, 3].flatMap((n) => plans.map((plan) => ({ topic: plan, position: at(n) }))));
  await side.feed.waitFor(at(3));
  expect(received).toEqual([1, 2, 3].flatMap((n) => plans.map(() => at(n))));
});

it('reads what is followed here, and nothing about other plans', async () => {
  const other = await side.startFeed({ pollMs: 3_600_000 });
  const entries = entriesOf(other, topic);
  const asked = vi.spyOn(other.notices, 'ask');
  side.startRunner();
  const ofAnother = { ...created, data: { ...created.data, eventId: 'another' } };
  await other.waitFor(await side.appendTo('eventPlan-another', ofAnother));
  expect(asked).not.toHaveBeenCalled();
  await other.waitFor(await side.append(created));
  expect(entries).toHaveLength(1);
  expect(asked).toHaveBeenCalled();
});

it('asks all to query again if the next batch precedes the notice of a rebuild', async () => {
  await write([1, 2].map((n) => ({ topic, position: at(n) })));
  await side.feed.waitFor(at(2));
  const entries = entriesOf(side.feed, topic);
  const floor = `${at(2)}_`;
  await side.pool.query('UPDATE checkpoints SET position = $1, feed_floor = $2', [at(3), floor]);
  const batch = { from: at(2), position: at(3), floor, writer: 'this process', patches: [] };
  side.feed.accept(batch);
  await side.feed.waitFor(at(3));
  expect(entries).toEqual([{ position: at(3), topic, patch: { resync: true } }]);
});

it('asks to query again if a batch changed too much to list', async () => {
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
  const entries = entriesOf(side.feed, topic);
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created, imported));
  expect(entries.map(({ patch }) => patch)).toEqual([{ resync: true }]);
});

it('misses nothing while its connection is down', async () => {
  const other = await side.startFeed();
  const entries = entriesOf(other, topic);
  side.startRunner();
  await other.waitFor(await side.append(created));
  await side.terminate('planner-notices');
  const last = await side.append(added('mira'));
  await other.waitFor(last);
  expect(entries.map(({ position }) => position)).toContain(last);
});

it('asks all to query again after an absence longer than entries are kept', async () => {
  const other = await side.startFeed();
  const entries = entriesOf(other, topic);
  const members = entriesOf(other, feedTopics.members);
  const arrangement = entriesOf(other, feedTopics.arrangement('gone'));
  await side.pool.query(
    "INSERT INTO checkpoints (name, store, position, feed_floor) VALUES ('read_models', 'memory', '5', '4')",
  );
  await other.waitFor('5');
  expect(entries).toEqual([{ position: '5', topic, patch: { resync: true } }]);
  expect(members).toMatchObject([{ patch: { resync: true } }]);
  expect(arrangement).toMatchObject([{ patch: { resync: true } }]);
});

it('continues with others when one listener throws', async () => {
  side.feed.subscribe(topic, () => {
    throw new Error('a broken screen');
  });
  const entries = entriesOf(side.feed, topic);
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created));
  expect(entries).toHaveLength(1);
});

it('sends nothing more after unsubscribing', async () => {
  const received: unknown[] = [];
  const unsubscribe = side.feed.subscribe(topic, (entry) => received.push(entry));
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created));
  unsubscribe();
  await side.feed.waitFor(await side.append(added('mira')));
  expect(received).toHaveLength(1);
});

it('sends a new follower what a running read leaves out', async () => {
  side.startRunner();
  await side.feed.waitFor(await side.append(created));
  await side.stopRunners();
  const client = await side.pool.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE app.checkpoints IN ACCESS EXCLUSIVE MODE');
  await side.waitsForLock('planner-notices');
  const entries = entriesOf(side.feed, topic);
  await client.query(`UPDATE app.checkpoints SET position = '${far}'`);
  await client.query('INSERT INTO app.change_feed (position, topic, patch) VALUES ($1, $2, $3)', [
    far,
    topic,
    '{"resync":true}',
  ]);
  await client.query('COMMIT');
  client.release();
  await side.feed.waitFor(far);
  expect(entries).toEqual([{ position: far, topic, patch: { resync: true } }]);
});

describe('after a crash of PostgreSQL that lost unwritten changes', () => {
  const takeBackTo = (position: string) =>
    side.pool.query(
      `WITH gone AS (DELETE FROM app.change_feed WHERE position > '${position}')
       UPDATE app.checkpoints SET position = '${position}'`,
    );
  const entryAt = (n: number) => ({ topic, position: at(n) });

  beforeEach(async () => {
    await write([1, 2, 3].map(entryAt));
    await side.feed.waitFor(at(3));
    await takeBackTo(at(1));
  });

  it('waits until they are projected again, and sends them again', async () => {
    const received: string[] = [];
    side.feed.subscribe(topic, ({ position }) => received.push(position));
    await side.terminate('planner-notices');
    await expect.poll(() => side.feed.reached()).toBe(at(1));
    let isShown = false;
    const shown = side.feed.waitFor(at(3)).then(() => {
      isShown = true;
    });
    await side.feed.waitFor(at(1));
    expect(isShown).toBe(false);
    await write([2, 3].map(entryAt));
    await shown;
    expect(received).toEqual([at(2), at(3)]);
  });

  it('reports the loss once they are shown again', async () => {
    expect(await side.feed.wasTakenBack()).toBe(false);
    await side.terminate('planner-notices');
    await expect.poll(() => side.feed.reached()).toBe(at(1));
    let isOver = false;
    const taken = side.feed.wasTakenBack().then((was) => {
      isOver = true;
      return was;
    });
    await side.feed.waitFor(at(1));
    expect(isOver).toBe(false);
    await write([2, 3].map(entryAt));
    expect(await taken).toBe(true);
    expect(await side.feed.wasTakenBack()).toBe(false);
  });

  it('does not consider anything shown until it is known what remains', async () => {
    const release = await hold('app.checkpoints');
    await side.terminate('planner-notices');
    await side.waitsForLock('planner-notices');
    await expect(side.feed.waitFor(at(1), 50)).rejects.toMatchObject({ code: 'NOT_READY' });
    const known = side.feed.waitFor(at(1));
    await release();
    await known;
  });
});
