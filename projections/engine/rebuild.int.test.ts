import { afterEach, beforeEach, expect, it } from 'vitest';
import { noPerson } from '../../schema/entities/attendee.ts';
import { feedTopics } from '../../schema/feedPatches.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { entriesOf, type ReadSide, startReadSide } from '../../tests/harness/readSide.ts';
import { verificationLines } from '../commandLine.ts';
import { eventsProjector, eventsTable } from '../eventPlans/projector.ts';
import { projectors } from '../projectors.ts';
import { added, created, details, seated, tableAdded } from '../testing/dinner.ts';
import { defineProjector } from './projector.ts';
import { rebuild } from './rebuild.ts';
import { verify } from './verify/verify.ts';

let side: ReadSide;
beforeEach(async () => {
  side = await startReadSide();
});
afterEach(() => side.end());

const check = (all = projectors) =>
  verify({ connectionString: side.url, log: side.log, projectors: all, patienceMs: 0 });
const differences = async () => (await check()).differences;
const rebuildAll = () => rebuild({ connectionString: side.url, log: side.log, projectors });

const dinnerIsShown = async () => {
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(
    await side.append(created, added('mira'), tableAdded('t1', 2), seated('mira', 't1-1')),
  );
};

it('reports rows that were changed, added and deleted by hand', async () => {
  await dinnerIsShown();
  expect(await differences()).toEqual([]);
  await side.pool.query(`
    UPDATE seats SET attendee_id = 'stranger', position = 9 WHERE id = 't1-1';
    DELETE FROM attendees;
    INSERT INTO tables SELECT 't9', event_id, name, capacity, layout, end_seats, is_active, x, y,
      rotation, created_by_user_id, created_at, updated_at FROM tables;
  `);
  expect(await differences()).toEqual([
    { table: 'attendees', id: 'mira', kind: 'missing', columns: [] },
    { table: 'tables', id: 't9', kind: 'extra', columns: [] },
    { table: 'seats', id: 't1-1', kind: 'changed', columns: ['position', 'attendee_id'] },
  ]);
});

it('reports an audit entry that was edited with SQL', async () => {
  side.startRunner({ feed: side.feed });
  const exported = { type: 'UsersExported', data: { memberId: 'organiser', count: 3 } } as const;
  await side.feed.waitFor(await side.append(exported));
  await side.pool.query(`UPDATE admin_audit_log SET new_value = '{"count": 0}'`);
  expect(await differences()).toEqual([
    { table: 'admin_audit_log', id: 'event-0', kind: 'changed', columns: ['new_value'] },
  ]);
});

it('counts the rows of each table and leaves nothing behind', async () => {
  await dinnerIsShown();
  const { tables } = await check();
  expect(tables).toContainEqual({ table: 'seats', live: 2, rebuilt: 2, different: 0 });
  const { rows } = await side.pool.query(
    "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'verify%' OR nspname = 'rebuild'",
  );
  expect(rows).toEqual([]);
});

it('repairs manual changes, and the runner continues', async () => {
  await dinnerIsShown();
  await side.pool.query("UPDATE seats SET attendee_id = 'stranger'; DELETE FROM attendees;");
  await rebuildAll();
  expect(await differences()).toEqual([]);
  await side.feed.waitFor(await side.append(added('jonas'), seated('jonas', 't1-2')));
  expect(await differences()).toEqual([]);
});

it('names a table that somebody has dropped, and fills it again once it has its definition', async () => {
  await dinnerIsShown();
  await check();
  await side.pool.query(
    'CREATE TABLE app.kept (LIKE read.seats INCLUDING ALL); DROP TABLE read.seats',
  );
  const saysSo = /Missing: read\.seats\..*npm run projections -- rebuild/;
  await expect(check()).rejects.toThrow(saysSo);
  await expect(rebuildAll()).rejects.toThrow(saysSo);
  await side.pool.query(
    'ALTER TABLE app.kept RENAME TO seats; ALTER TABLE app.seats SET SCHEMA read',
  );
  await rebuildAll();
  expect(await differences()).toEqual([]);
});

it("keeps the tables' keys and indexes", async () => {
  await dinnerIsShown();
  const indexes = async () =>
    (await side.pool.query("SELECT indexdef FROM pg_indexes WHERE schemaname = 'read' ORDER BY 1"))
      .rows;
  const before = await indexes();
  await rebuildAll();
  expect(await indexes()).toEqual(before);
});

it('leaves tables that survive a crash', async () => {
  await dinnerIsShown();
  await rebuildAll();
  const { rows } = await side.pool.query(
    `SELECT DISTINCT relpersistence FROM pg_class WHERE relnamespace = 'read'::regnamespace`,
  );
  expect(rows).toEqual([{ relpersistence: 'p' }]);
});

it('rebuilds during commands, and misses none of them', async () => {
  await dinnerIsShown();
  const { feed, append } = side;
  let isOver = false;
  const rebuilds = (async () => {
    for (let round = 0; round < 3; round += 1) await rebuildAll();
    isOver = true;
  })();
  let count = 0;
  while (!isOver) {
    count += 1;
    await feed.waitFor(await append(added(`guest-${count}`)));
  }
  await rebuilds;
  expect(await differences()).toEqual([]);
  const { rows } = await side.pool.query('SELECT count(*) AS attendees FROM attendees');
  expect(rows).toEqual([{ attendees: count + 1 }]);
});

it('asks open screens to query again after each rebuild, even if nothing happened in between', async () => {
  await dinnerIsShown();
  const entries = entriesOf(side.feed, feedTopics.events);
  for (const times of [1, 2, 3]) {
    const before = side.feed.reached();
    await rebuildAll();
    await expect.poll(() => entries.length).toBe(times);
    expect(entries.at(-1)?.patch).toEqual({ resync: true });
    expect(await side.feed.since(feedTopics.events, before)).toBe('tooOld');
  }
  const position = await side.append(added('jonas'));
  await side.feed.waitFor(position);
  expect(side.feed.reached()).toBe(position);
});

it('refuses a second rebuild while one is running', async () => {
  await dinnerIsShown();
  let goOn = () => {};
  const second = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let isReading = () => {};
  const underWay = new Promise<void>((resolve) => {
    isReading = resolve;
  });
  const log: EventLog = {
    ...side.log,
    readAll: async (options) => {
      isReading();
      await second;
      return side.log.readAll(options);
    },
  };
  const first = rebuild({ connectionString: side.url, log, projectors });
  await underWay;
  await expect(rebuildAll()).rejects.toThrow('Another rebuild is under way.');
  goOn();
  expect(await first).toMatchObject({ events: 4 });
});

const louder = (version: number) =>
  defineProjector({
    name: 'events',
    version,
    tables: [eventsTable],
    on: {
      EventPlanCreated: (changes, event) => {
        const [first] = projectors;
        first?.apply(changes, event);
        changes.patch(eventsTable, '', event.data.eventId, {
          name: event.data.details.name.toUpperCase(),
        });
      },
    },
  });
const { version } = eventsProjector;
const withNewerEvents = [louder(version + 1), ...projectors.slice(1)];
const eventName = async () => (await side.pool.query('SELECT name FROM events')).rows[0]?.name;

it('rebuilds the tables of a projector with a new version when the runner starts', async () => {
  const first = side.startRunner({ feed: side.feed });
  await side.feed.waitFor(await side.append(created));
  await first.stop();
  expect(await eventName()).toBe('Spring dinner');
  const position = await side.append(added('mira'));
  side.startRunner({ feed: side.feed, projectors: withNewerEvents });
  await side.feed.waitFor(position);
  expect(await eventName()).toBe('SPRING DINNER');
  expect((await check(withNewerEvents)).differences).toEqual([]);
});

it('refuses to overwrite what a newer version wrote', async () => {
  const first = side.startRunner({ feed: side.feed, projectors: withNewerEvents });
  await side.feed.waitFor(await side.append(created));
  await first.stop();
  const older = side.startRunner();
  await expect.poll(() => older.status().state).toBe('failed');
  expect(older.status().error).toBe(
    `events was written by version ${version + 1} of its projector; this is version ${version}.`,
  );
  expect(await eventName()).toBe('SPRING DINNER');
});

it('by newer code stops the older runner, and the waiting newer one reports it and takes over', async () => {
  const { feed, append, appendTo } = side;
  const older = side.startRunner({ feed });
  await feed.waitFor(await append(created));
  const notices: string[] = [];
  const newer = side.startRunner({
    feed,
    projectors: withNewerEvents,
    onNotice: (text) => notices.push(text),
  });
  await expect
    .poll(() => notices)
    .toEqual([
      'Another process projects with older versions of events: they are rebuilt once it stops',
    ]);
  await rebuild({
    connectionString: side.url,
    log: side.log,
    projectors: withNewerEvents,
    only: withNewerEvents.slice(0, 1),
  });
  const second = { ...created, data: { ...created.data, eventId: 'supper' } };
  await feed.waitFor(await appendTo('eventPlan-supper', second));
  const { rows } = await side.pool.query('SELECT name FROM events');
  expect(rows).toEqual([{ name: 'SPRING DINNER' }, { name: 'SPRING DINNER' }]);
  expect(newer.status().state).toBe('leading');
  expect(older.status().projected).toBe(1);
  expect((await check(withNewerEvents)).differences).toEqual([]);
});

it('refuses to project without a projector whose rows newer code writes', async () => {
  await dinnerIsShown();
  await side.stopRunners();
  await side.pool.query("INSERT INTO app.projector_versions VALUES ('weather', 1)");
  const older = side.startRunner();
  await expect.poll(() => older.status().state).toBe('failed');
  expect(older.status().error).toBe('weather was written by newer code, which this is not.');
});

it('drops the remains of a killed verification, but nothing of a running one', async () => {
  await dinnerIsShown();
  const schemas = async () => {
    const { rows } = await side.pool.query<{ name: string }>(
      "SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'verify%' ORDER BY 1",
    );
    return rows.map(({ name }) => name);
  };
  const goingOn = await side.pool.connect();
  const { rows } = await goingOn.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const mine = `verify_${rows[0]?.pid}`;
  await side.pool.query(`CREATE SCHEMA ${mine}`);
  const stopping = new AbortController();
  const log = {
    ...side.log,
    readAll: async () => {
      await side.terminate('planner-replay');
      throw new Error('killed');
    },
  };
  const killed = verify({ connectionString: side.url, log, projectors, signal: stopping.signal });
  await expect(killed).rejects.toThrow('killed');
  expect(await schemas()).toHaveLength(2);
  await check();
  expect(await schemas()).toEqual([mine]);
  goingOn.release();
});

it('reports how far the read models are behind, and never that they equal the log then', async () => {
  await dinnerIsShown();
  await side.stopRunners();
  await side.append(added('jonas'), added('lena'));
  const verification = await check();
  expect(verification.behind).toEqual({ events: 2, stopped: null });
  expect(verificationLines(verification).slice(-2)).toEqual([
    'behind the event log by 2 domain events',
    'no row differs, but not all of the event log is shown',
  ]);
});

it('is not behind while a runner keeps up', async () => {
  await dinnerIsShown();
  let isOver = false;
  const coming = (async () => {
    for (let count = 0; !isOver; count += 1)
      await side.feed.waitFor(await side.append(added(`guest-${count}`)));
  })();
  const { log, url: connectionString } = side;
  const { behind } = await verify({ connectionString, log, projectors });
  isOver = true;
  await coming;
  expect(behind).toBeUndefined();
});

it('reports its progress', async () => {
  await dinnerIsShown();
  const received: number[] = [];
  const { events } = await rebuild({
    connectionString: side.url,
    log: side.log,
    projectors,
    onProgress: (progress) => received.push(progress.events),
  });
  expect(events).toBe(4);
  expect(received).toEqual([4]);
});

it('reads no more of large plans at a time than of small ones', async () => {
  side.startRunner({ feed: side.feed });
  const description = 'x'.repeat(1_500_000);
  const plans = [1, 2, 3, 4, 5].map((n) => ({
    ...created,
    data: { ...created.data, eventId: `plan-${n}`, details: { ...details, description } },
  }));
  await side.feed.waitFor(await side.append(...plans));
  const pages: number[] = [];
  const log: EventLog = {
    ...side.log,
    readAll: async (options) => {
      const page = await side.log.readAll(options);
      pages.push(page.events.length);
      return page;
    },
  };
  const { events } = await rebuild({ connectionString: side.url, log, projectors });
  expect(events).toBe(5);
  expect(Math.max(...pages)).toBe(3);
});

it('writes every character unchanged, in each way of writing a row', async () => {
  const odd = 'tab\t newline\n return\r back\\slash "quote" {brace}, \\N é 🍽';
  const tagged = { ...added('mira').data, tags: [odd, ''], person: { ...noPerson, name: odd } };
  const noName = { ...details, name: odd };
  side.startRunner({ feed: side.feed });
  await side.feed.waitFor(
    await side.append(
      { ...created, data: { ...created.data, details: noName } },
      { type: 'AttendeeAdded', data: tagged },
    ),
  );
  expect(await differences()).toEqual([]);
  await rebuildAll();
  expect(await differences()).toEqual([]);
  const { rows } = await side.pool.query('SELECT name, tags FROM attendees');
  expect(rows).toEqual([{ name: odd, tags: ['event:dinner', odd, ''] }]);
});
