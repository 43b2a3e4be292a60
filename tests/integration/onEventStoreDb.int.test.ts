import { readFile } from 'node:fs/promises';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventStoreDbEventStore } from '../../api/eventLog/eventStoreDb.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import { parseCsv } from '../../schema/imports/csv.ts';
import type { EventLog } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { startEventStoreDbDouble } from '../contract/eventStoreDbDouble/server.ts';
import { startTcpProxy, type TcpProxy } from '../contract/tcpProxy.ts';
import { pictureOf } from '../harness/pictures.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string };
type Attendee = Row & { holdingFor: string[] };
type Seat = Row & { attendeeId: string | null };

let store: Awaited<ReturnType<typeof startEventStoreDbDouble>>;
let network: TcpProxy;
let pool: ReturnType<typeof createPool>;
/** The log as another process sees it, over an intact network. */
let log: EventLog;
let planner: TestPlanner;
let organiser: Caller;
let eventId: string;
/** Somebody who may not come. */
let uncertain: Row;

beforeAll(async () => {
  store = await startEventStoreDbDouble();
  network = await startTcpProxy('127.0.0.1', store.port);
  planner = await startTestPlanner({ eventStoreUrl: `esdb://127.0.0.1:${network.port}?tls=false` });
  organiser = await planner.caller('organiser@example.com');
  const connectionString = `esdb://127.0.0.1:${store.port}?tls=false`;
  pool = createPool(planner.databaseUrl);
  log = await sealed(await createEventStoreDbEventStore({ connectionString }), pool);
});
afterAll(async () => {
  await log?.close();
  await pool?.end();
  await planner?.stop();
  await network?.stop();
  await store?.stop();
});

const seats = async (): Promise<Seat[]> =>
  (await organiser.call<Seat[]>('GET', `/api/seats/all?event=${eventId}`)).body;

const addTable = (name: string, key: string = name) =>
  organiser.call<Row>(
    'POST',
    '/api/tables',
    { eventId, name, capacity: 10, layout: 'circular' },
    { headers: { 'idempotency-key': key } },
  );

const hold = (isHeld: boolean, key: string) =>
  organiser.call<Attendee>(
    'PATCH',
    `/api/attendees/${uncertain.id}/holding`,
    { event: eventId, hold: isHeld },
    { headers: { 'idempotency-key': key } },
  );

/** Repeats a request, as a client that is told to try again. */
const untilAnswered = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(100);
  }
};

const equalsTheLog = async (): Promise<void> => {
  await planner.application.feed.waitFor(await log.head());
  const found = await verify({ connectionString: planner.databaseUrl, log, projectors });
  expect(found.differences).toEqual([]);
  expect(found.tables).toContainEqual(expect.objectContaining({ table: 'attendees', live: 180 }));
};

/** Waits until the head of the log has moved on from `start`. */
const somethingStands = async (start: string): Promise<void> => {
  while ((await log.head()) === start) await turn();
};

it('plans a gala from the first request to the public link', async () => {
  const { body: event } = await organiser.call<Row>('POST', '/api/events', { name: 'Gala' });
  eventId = event.id;
  const gala = parseCsv(await readFile('tests/data/gala-180-semicolon-bom.csv'));
  const attendees = gala.rows.map(({ row: _, ...fields }) => fields);
  const imported = await organiser.call<Row[]>('POST', '/api/attendees/bulk', {
    eventId,
    attendees,
  });
  expect(imported.status).toBe(201);
  expect(imported.body).toHaveLength(180);

  for (let n = 1; n <= 18; n += 1) expect((await addTable(`Table ${n}`)).status).toBe(201);
  const auto = await organiser.call('POST', '/api/seats/auto-assign', { eventId });
  expect(auto).toMatchObject({ status: 200, body: { assigned: 180, unassigned: 0 } });

  uncertain = imported.body[0] as Row;
  expect((await hold(true, 'doubt')).body.holdingFor).toEqual([`event:${eventId}`]);
  expect((await seats()).filter(({ attendeeId }) => attendeeId)).toHaveLength(179);

  const { body: saved } = await organiser.call<Row>('POST', '/api/arrangements', {
    eventId,
    name: 'As printed',
  });
  await organiser.call('PATCH', `/api/arrangements/${saved.id}/share`, { isPublic: true });
  const guest = await planner.caller();
  const shown = await guest.call('GET', `/api/public/arrangements/${saved.id}`);
  expect(shown).toMatchObject({ status: 200, body: { name: 'As printed', seatCount: 180 } });
  await equalsTheLog();
});

it('answers a repeated command as the first time and executes it once', async () => {
  const [first, again] = [await addTable('Late', 'late'), await addTable('Late', 'late')];
  expect(again.body).toEqual(first.body);
  expect(await seats()).toHaveLength(190);
  await equalsTheLog();
});

it('continues by itself when its connections are cut, and executes pending commands once', async () => {
  const before = (await seats()).length;
  const start = await log.head();
  const asked = Array.from({ length: 12 }, (_, n) => untilAnswered(() => addTable(`Extra ${n}`)));
  await somethingStands(start);
  network.cut();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(201);
  expect(await seats()).toHaveLength(before + 120);
  await equalsTheLog();
});

it("recognises a recorded command whose answer was lost, after others' events", async () => {
  const start = await log.head();
  network.mute();
  const unheard = hold(false, 'certain');
  await somethingStands(start);
  await network.stop();
  expect(await unheard).toMatchObject({ status: 503, body: { code: 'NOT_READY' } });
  network.unmute();
  await network.start();
  const others = await untilAnswered(() => hold(true, 'doubt again'));
  expect(others.body.holdingFor).toHaveLength(1);
  const again = await untilAnswered(() => hold(false, 'certain'));
  expect(again).toMatchObject({ status: 200, body: { holdingFor: [`event:${eventId}`] } });
  await equalsTheLog();
});

/** A number with all possible digits. */
const long = (n: number) => n * 7 + 1 / 3;
const corners = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count;
    return [5_000 * Math.cos(turn) + 1 / 3, 5_000 * Math.sin(turn) + 1 / 3];
  });

it('records the largest case of every new step completely, or refuses it and changes nothing', async () => {
  const { body: event } = await organiser.call<Row>('POST', '/api/events', { name: 'Congress' });
  const at = `/api/events/${event.id}`;
  const ask = (method: string, path: string, body: unknown) =>
    organiser.call<Row & { code: string }>(method, `${at}${path}`, body);
  const rows = async (path: string) => (await organiser.call<Row[]>('GET', path)).body.length;
  const recordedOf = async (stream: string): Promise<string[]> => {
    const types: string[] = [];
    for await (const { type } of log.readStream(stream)) types.push(type);
    return types;
  };

  const groups = [{ count: 500, layout: 'circular', capacity: 10, name: 'Table {n}' }];
  expect((await ask('POST', '/tables', { groups })).status).toBe(201);
  expect(await recordedOf(`eventPlan-${event.id}`)).toEqual(['EventPlanCreated', 'TablesAdded']);
  const outline = { points: corners(200), units: 'metric' };
  expect((await ask('PUT', '/room', { outline })).status).toBe(200);
  const shape = { type: 'path', points: corners(200), isClosed: false, thickness: 10 };
  const walls = Array.from({ length: 100 }, (_, n) => ({ kind: 'wall', name: `Wall ${n}`, shape }));
  for (const [n, wall] of walls.entries())
    expect((await ask('POST', '/objects', { ...wall, x: long(n), y: 0 })).status).toBe(201);
  const words = { type: 'text', x: 1, y: 1, width: 50, height: 20, words: '🪑'.repeat(100) };
  const design = { card: 'place', width: 85, height: 55, fold: 'tent' };
  const elements = Array.from({ length: 20 }, () => words);
  const card = { name: 'Full', design: { ...design, elements } };
  expect((await ask('POST', '/card-designs', card)).status).toBe(201);
  const picture = await organiser.call<Row>('POST', `${at}/images`, await pictureOf(60, 40), {
    headers: { 'content-type': 'image/png' },
  });
  const background = { imageId: picture.body.id, cmPerPixel: 1 / 3, opacity: 0.5 };
  expect((await ask('PUT', '/background', { background })).status).toBe(200);

  // Everything together in one arrangement exceeds the size of an event, and nothing of it is recorded.
  const save = { eventId: event.id, name: 'Everything' };
  const refused = await organiser.call<{ code: string }>('POST', '/api/arrangements', save);
  expect([refused.status, refused.body.code]).toEqual([413, 'TOO_LARGE']);
  expect(await rows(`/api/arrangements?event=${event.id}`)).toBe(0);
  // A draft copies it in parts.
  const draft = await ask('POST', '/drafts', { name: 'Try' });
  expect(draft.status).toBe(201);
  expect(await rows(`/api/events/${draft.body.id}/objects`)).toBe(100);
  expect(await rows(`/api/tables?event=${draft.body.id}`)).toBe(500);

  const { body: other } = await organiser.call<Row>('POST', '/api/events', { name: 'Tagged' });
  const pattern = { eventId: other.id, name: 'First', capacity: 10, layout: 'circular' };
  const { body: table } = await organiser.call<Row>('POST', '/api/tables', pattern);
  const tags = Array.from({ length: 10 }, (_, n) => `${n}${'席'.repeat(39)}`);
  expect((await organiser.call('PATCH', `/api/tables/${table.id}`, { tags })).status).toBe(200);
  const before = await recordedOf(`eventPlan-${other.id}`);
  const tooMany = await organiser.call<{ code: string }>(
    'POST',
    `/api/tables/${table.id}/duplicate`,
    { count: 500 },
  );
  expect([tooMany.status, tooMany.body.code]).toEqual([413, 'TOO_LARGE']);
  expect(await recordedOf(`eventPlan-${other.id}`)).toEqual(before);
  expect(await rows(`/api/tables?event=${other.id}`)).toBe(1);
  await equalsTheLog();
}, 120_000);
