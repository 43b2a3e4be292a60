import { afterEach, beforeEach, expect, it } from 'vitest';
import { feedTopics } from '../../schema/feedPatches.ts';
import { entriesOf, type ReadSide, startReadSide } from '../../tests/harness/readSide.ts';
import { projectors } from '../projectors.ts';
import { added, created, deleted, eventId, seated, tableAdded } from '../testing/dinner.ts';
import type { Fact } from '../testing/project.ts';
import type { Runner } from './runner.ts';
import type { SetAside } from './setAside/setAside.ts';
import { verify } from './verify/verify.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

const attendeeIds = async (): Promise<string[]> => {
  const { rows } = await side.pool.query<{ id: string }>('SELECT id FROM attendees ORDER BY id');
  return rows.map(({ id }) => id);
};
const equalsTheLog = async (): Promise<void> => {
  const { url: connectionString, log } = side;
  const { differences } = await verify({ connectionString, log, projectors });
  expect(differences).toEqual([]);
};
const stateOf = (runner: Runner) => expect.poll(() => runner.status().state, { timeout: 30_000 });
const projectedBy = (...runners: Runner[]) =>
  expect.poll(() => runners.map((runner) => runner.status().projected));

it("shows what is appended, and notifies this process's feed at once", async () => {
  const { feed, append } = side;
  const entries = entriesOf(feed, feedTopics.eventPlan(eventId));
  side.startRunner({ feed });
  await feed.waitFor(await append(created, tableAdded('t1', 2), added('mira')));
  const position = await append(seated('mira', 't1-2'));
  await feed.waitFor(position);
  expect(entries.at(-1)).toMatchObject({
    position,
    patch: { seats: [{ id: 't1-2', attendeeId: 'mira', tableId: 't1' }] },
  });
  await equalsTheLog();
});

it("notifies another process's feed through the database", async () => {
  const { feed, append } = side;
  const entries = entriesOf(feed, feedTopics.events);
  side.startRunner();
  await feed.waitFor(await append(created));
  expect(entries).toMatchObject([{ patch: { events: [{ id: eventId, name: 'Spring dinner' }] } }]);
});

it('writes rows and checkpoint together or not at all, when killed between them', async () => {
  const { feed, append } = side;
  let kills = 3;
  const runner = side.startRunner({
    feed,
    beforeCommit: async () => {
      if (kills-- > 0) await side.terminate('planner-runner');
    },
  });
  await feed.waitFor(await append(created, added('mira'), added('jonas')));
  expect(await attendeeIds()).toEqual(['jonas', 'mira']);
  await projectedBy(runner).toEqual([3]);
  expect(runner.status()).toMatchObject({ state: 'leading', error: null });
  await equalsTheLog();
});

it('continues from the checkpoint after a restart', async () => {
  const { feed, append } = side;
  const first = side.startRunner({ feed });
  await feed.waitFor(await append(created, added('mira')));
  await first.stop();
  expect(first.status().state).toBe('stopped');
  const position = await append(added('jonas'));
  const second = side.startRunner({ feed });
  await feed.waitFor(position);
  await projectedBy(second).toEqual([1]);
  await equalsTheLog();
});

it('lets one of two runners work, and the other take over', async () => {
  const { feed, append } = side;
  const first = side.startRunner({ feed });
  await stateOf(first).toBe('leading');
  const second = side.startRunner({ feed });
  await feed.waitFor(await append(created, added('mira')));
  await projectedBy(first, second).toEqual([2, 0]);
  await stateOf(second).toBe('waiting');
  await first.stop();
  await feed.waitFor(await append(added('jonas')));
  await projectedBy(first, second).toEqual([2, 1]);
  expect(second.status().state).toBe('leading');
  await equalsTheLog();
});

it('loses its lead with the connection that holds the lock', async () => {
  const { feed, append } = side;
  const runners = [side.startRunner({ feed }), side.startRunner({ feed })];
  await feed.waitFor(await append(created));
  for (let round = 0; round < 3; round += 1) {
    await side.terminate('planner-runner-lock');
    await feed.waitFor(await append(added(`guest-${round}`)));
  }
  const total = () => runners.reduce((sum, runner) => sum + runner.status().projected, 0);
  await expect.poll(total).toBe(4);
  await equalsTheLog();
});

it('writes nothing if another process has moved the checkpoint', async () => {
  const { feed, append } = side;
  const runner = side.startRunner();
  await feed.waitFor(await append(created));
  await side.pool.query("UPDATE app.checkpoints SET position = '00000000000000000000'");
  await append(added('mira'));
  await stateOf(runner).toBe('failed');
  expect(await attendeeIds()).toEqual([]);
});

it('sets aside the event of a manually removed row, and reports it', async () => {
  const { feed, append } = side;
  const received: SetAside[] = [];
  const runner = side.startRunner({ feed, onSetAside: (one) => received.push(one) });
  await feed.waitFor(await append(created, added('mira')));
  await side.pool.query("DELETE FROM attendees WHERE id = 'mira'");
  await feed.waitFor(
    await append({ type: 'AttendeeCheckedIn', data: { eventId, attendeeId: 'mira' } }),
  );
  await feed.waitFor(await append(added('jonas')));
  expect(runner.status()).toMatchObject({ state: 'leading', error: null });
  expect(received).toMatchObject([
    { revision: 2, reason: 'patch of attendees: not every row was there (among mira)' },
  ]);
  expect(await attendeeIds()).toEqual([]);
});

it('refuses the positions of another store', async () => {
  await side.pool.query(
    "INSERT INTO app.checkpoints (name, store, position, feed_floor) VALUES ('read_models', 'esdb:other', '1', '0')",
  );
  const runner = side.startRunner();
  await stateOf(runner).toBe('failed');
  expect(runner.status().error).toBe(
    'The read models were projected from esdb:other, but the event log is memory. A rebuild of all read models takes them over: npm run projections -- rebuild',
  );
});

it('completes the current batch before it stops', async () => {
  const { append } = side;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let entered = () => {};
  const inBatch = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const runner = side.startRunner({
    beforeCommit: async () => {
      entered();
      await held;
    },
  });
  await append(created, added('mira'));
  await inBatch;
  const stopped = runner.stop();
  release();
  await stopped;
  expect(runner.status().projected).toBe(2);
  expect(await attendeeIds()).toEqual(['mira']);
});

it('adds the parts of an import from distant batches', async () => {
  const { feed, append } = side;
  const part = (index: number, name: string): Fact => ({
    type: 'AttendeesImported',
    data: {
      eventId,
      importId: 'i1',
      source: 'csv',
      part: index,
      parts: 2,
      attendees: [added(name).data],
    },
  });
  side.startRunner({ feed });
  await feed.waitFor(await append(created, part(0, 'anna')));
  expect(await attendeeIds()).toEqual([]);
  await feed.waitFor(await append(part(1, 'mira')));
  expect(await attendeeIds()).toEqual(['anna', 'mira']);
  const { rows } = await side.pool.query(
    "SELECT new_state ->> 'count' AS count FROM seating_history WHERE action = 'attendees_imported'",
  );
  expect(rows).toEqual([{ count: '2' }]);
  await equalsTheLog();
});

it('removes everything of a deleted event and ignores later events of its arrangements', async () => {
  const { feed, append } = side;
  const id = { arrangementId: 'a1', eventId };
  const saved: Fact = {
    type: 'ArrangementSaved',
    data: {
      ...id,
      tableId: null,
      name: 'Draft',
      description: null,
      isTemplate: false,
      isPublic: true,
      tables: [],
      person: { names: {} },
    },
  };
  side.startRunner({ feed });
  await feed.waitFor(await append(created, added('mira'), tableAdded('t1', 2), saved));
  const entries = entriesOf(feed, feedTopics.arrangement('a1'));
  await feed.waitFor(await append(deleted));
  await feed.waitFor(await append({ type: 'ArrangementShared', data: id }));
  await feed.waitFor(await append({ ...saved, data: { ...saved.data, arrangementId: 'a2' } }));
  expect(entries.map(({ patch }) => patch)).toEqual([{ arrangement: null }]);
  for (const table of ['events', 'attendees', 'tables', 'seats', 'seating_arrangements']) {
    const { rows } = await side.pool.query(`SELECT * FROM ${table}`);
    expect(rows, table).toEqual([]);
  }
  await equalsTheLog();
});

it('continues by itself after every connection was cut', async () => {
  const { feed, append } = side;
  const errors: unknown[] = [];
  const runner = side.startRunner({ feed, onError: (error) => errors.push(error) });
  await feed.waitFor(await append(created));
  for (const name of ['planner-runner', 'planner-runner-lock', 'planner-notices'])
    await side.terminate(name);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await stateOf(runner).toBe('leading');
  expect(runner.status().error).toBeNull();
  await feed.waitFor(await append(added('mira')));
  await equalsTheLog();
});
