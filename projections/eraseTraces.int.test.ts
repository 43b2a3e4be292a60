import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventLogOver } from '../api/eventLog/eventLogOver.ts';
import { createInMemoryEventStore } from '../tests/harness/inMemoryEventLog.ts';
import { ownPool } from '../tests/harness/ownPool.ts';
import { type ReadSide, startReadSide } from '../tests/harness/readSide.ts';
import { testKeys } from '../tests/harness/sealing.ts';
import { added, created, eventId } from './testing/dinner.ts';

const erased = {
  type: 'AttendeeErased',
  data: { eventId, attendeeId: 'mira', was: { in: 'pool' }, isCheckedIn: false },
} as const;

let side: ReadSide;
let pool: pg.Pool;
beforeEach(async () => {
  side = await startReadSide(async (url) => {
    pool = ownPool(url);
    return eventLogOver(createInMemoryEventStore(), await testKeys(pool));
  });
});
afterEach(async () => {
  await side.stopRunners();
  await pool.end();
  await side.end();
});

const hasKey = async (id = 'mira'): Promise<boolean> => {
  const { rows } = await side.pool.query(
    'SELECT FROM app.person_keys WHERE person_id = $1 AND wrapped_key IS NOT NULL',
    [id],
  );
  return rows.length === 1;
};
const people = async () =>
  (await side.pool.query('SELECT id FROM read.attendees ORDER BY id')).rows.map(({ id }) => id);

it('destroys the key together with the projection of the erasure: both, or neither', async () => {
  const before = await side.append(created, added('mira'), added('jonas'));
  side.startRunner();
  await side.feed.waitFor(before);
  await side.stopRunners();

  const erasure = await side.append(erased);
  const crashed = new Promise((resolve) => {
    side.startRunner({
      onError: resolve,
      beforeCommit: () => Promise.reject(new Error('as if the process were killed')),
    });
  });
  await crashed;
  await side.stopRunners();
  expect([await hasKey(), await people()]).toEqual([true, ['jonas', 'mira']]);

  side.startRunner();
  await side.feed.waitFor(erasure);
  expect([await hasKey(), await people()]).toEqual([false, ['jonas']]);
  expect(await hasKey('jonas')).toBe(true);
});

it('notifies every process of the erased person', async () => {
  await side.append(created, added('mira'));
  const told = new Promise((resolve) => {
    side.feed.subscribe('erasures', ({ patch }) => resolve(patch));
  });
  await side.append(erased);
  side.startRunner();
  expect(await told).toEqual({
    erased: [{ personId: 'mira', stream: `eventPlan-${eventId}` }],
  });
});

it('has earlier notices about an erased person read as a request to query again', async () => {
  const before = await side.append(created, added('mira'));
  side.startRunner();
  await side.feed.waitFor(before);
  await side.feed.waitFor(await side.append(erased));
  const entries = await side.feed.since(`eventPlan:${eventId}`, '0'.repeat(20));
  expect(JSON.stringify(entries)).not.toContain('"name":"mira"');
  expect(entries).toMatchObject([
    { patch: { resync: true } },
    { patch: { removedAttendeeIds: ['mira'] } },
  ]);
});

/** Stores an answer about a person, as a repeat of their command would get it. */
const keepAnswerAbout = (client: pg.ClientBase | pg.Pool, id: string) =>
  client.query(
    `INSERT INTO app.command_answers (key, command_id, state, answer)
     VALUES ($1, $1, 'done', app.unless_erased($2::jsonb))`,
    [id, JSON.stringify({ answer: { attendee: { id, name: id } } })],
  );
const answerAbout = async (id: string) => {
  const { rows } = await side.pool.query('SELECT answer FROM app.command_answers WHERE key = $1', [
    id,
  ]);
  return JSON.stringify(rows[0]?.answer);
};

it('waits for what is being written about somebody, and for nothing else', async () => {
  await side.append(created, added('mira'), added('jonas'));
  const keeper = await pool.connect();
  await keeper.query('BEGIN');
  await keepAnswerAbout(keeper, 'mira');
  const erasure = await side.append(erased);
  side.startRunner();
  await side.waitsForLock('planner-runner');
  // No table is locked, so data about others can be stored meanwhile.
  await keepAnswerAbout(side.pool, 'jonas');
  await keeper.query('COMMIT');
  keeper.release();
  await side.feed.waitFor(erasure);
  expect(await answerAbout('mira')).toContain('was erased');
  expect(await answerAbout('jonas')).toContain('"name":"jonas"');
});

it('stores nothing about somebody who is being erased at that moment', async () => {
  const before = await side.append(created, added('mira'));
  side.startRunner();
  await side.feed.waitFor(before);
  await side.stopRunners();
  let finish: () => void = () => undefined;
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const erasure = await side.append(erased);
  const cleaned = new Promise<void>((resolve) => {
    side.startRunner({
      beforeCommit: () => {
        resolve();
        return mayFinish;
      },
    });
  });
  await cleaned;
  const late = new pg.Client({ connectionString: side.url, application_name: 'late keeper' });
  await late.connect();
  const kept = keepAnswerAbout(late, 'mira');
  await side.waitsForLock('late keeper');
  finish();
  await kept;
  await late.end();
  await side.feed.waitFor(erasure);
  expect(await answerAbout('mira')).toContain('was erased');
});
