import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInMemoryEventLog } from '../api/eventLog/inMemory.ts';
import { sealedEventLog } from '../api/sealing/sealedEventLog.ts';
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
    pool = new pg.Pool({ connectionString: url });
    return sealedEventLog(createInMemoryEventLog(), await testKeys(pool));
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

it('destroys the key with the projection of the erasure: both, or neither', async () => {
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
  await side.feed.waitFor(erasure, 10_000);
  expect([await hasKey(), await people()]).toEqual([false, ['jonas']]);
  expect(await hasKey('jonas')).toBe(true);
});

it('tells every process whom to forget', async () => {
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

it('reads what was told before as to be asked again, where it was of somebody who was erased', async () => {
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
