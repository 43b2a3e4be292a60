import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../api/core/ids.ts';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { createSnapshotStore } from '../../api/eventLog/snapshotStore.ts';
import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import { rebuild } from '../../projections/engine/rebuild.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { ArrangementRow } from '../../schema/entities/arrangement.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import { arrangementStream, eventPlanStream, issuedSheetsStream } from '../../schema/ids.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { tablesWith } from '../harness/everythingKept.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string };

const zora = {
  name: 'Zoraida Quimby',
  email: 'zoraida.quimby@example.com',
  phone: '+41 555 0199 77',
  notes: 'Sesame allergy, arrives by helicopter',
  company: 'Quimbyworks',
  photoUrl: 'https://example.com/zoraida.jpg',
  tags: ['sesameallergy'],
  diets: ['Quincefree'],
  allergies: [{ substance: 'Marzipanose', severity: 'anaphylaxis' }],
};
const reason = 'Waits for her pilot';
/** What is known about her: words that occur nowhere else. */
const said = [
  'Zoraida',
  'Quimby',
  '0199 77',
  'helicopter',
  'sesameallergy',
  'Zora B.',
  'her pilot',
  'Quincefree',
  'Marzipanose',
];

let planner: TestPlanner;
/** Another process of the same planner, which does not project. */
let another: TestPlanner;
let organiser: Caller;
let pool: pg.Pool;
let eventId: string;
let attendeeId: string;
let arrangementId: string;
let seatId: string;

const found = async () =>
  Object.fromEntries(
    await Promise.all(
      said.map(async (word) => [word, await tablesWith(planner.databaseUrl, word)] as const),
    ),
  );
const nowhere = Object.fromEntries(said.map((word) => [word, []]));

const add = () =>
  organiser.call<AttendeeRow>(
    'POST',
    '/api/attendees',
    { eventId, ...zora },
    { headers: { 'idempotency-key': 'add-her' } },
  );
const erase = () =>
  organiser.call('POST', `/api/attendees/${attendeeId}/erase`, undefined, {
    headers: { 'idempotency-key': 'erase-her' },
  });

const readBy = async (
  { application }: TestPlanner,
  stream = eventPlanStream(eventId),
): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of application.readStream(stream)) events.push(event);
  return events;
};
const preview = async (list: string) => {
  const csv = { headers: { 'content-type': 'text/csv' } };
  return (
    await organiser.call<{ importId: string }>('POST', `/api/events/${eventId}/imports`, list, csv)
  ).body.importId;
};
const personIn = (events: RecordedEvent[]) =>
  events.flatMap(({ type, data }) => (type === 'AttendeeAdded' ? data.person.name : []));

beforeAll(async () => {
  planner = await startTestPlanner();
  another = await startTestPlanner({ databaseUrl: planner.databaseUrl, projections: false });
  organiser = await planner.caller('organiser@example.com');
  pool = createPool(planner.databaseUrl);
  const { body: event } = await organiser.call<Row>('POST', '/api/events', { name: 'Gala' });
  eventId = event.id;
  const table = { eventId, name: 'Garden', capacity: 4, layout: 'circular' };
  await organiser.call('POST', '/api/tables', table);
  attendeeId = (await add()).body.id;
  const path = `/api/attendees/${attendeeId}`;
  await organiser.call('PATCH', path, { name: 'Zora B. Quimby' });
  await organiser.call('PATCH', `${path}/holding`, { event: eventId, hold: true, reason });
  const { body: seats } = await organiser.call<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
  seatId = seats[0]?.id ?? '';
  await organiser.call('POST', `/api/seats/${seatId}/assign`, { eventId, attendeeId });
  const { body: arrangement } = await organiser.call<Row>('POST', '/api/arrangements', {
    eventId,
    name: 'As printed',
    isPublic: true,
  });
  arrangementId = arrangement.id;
  const list = `name,tag,email,diet,allergies\nZora B. Quimby,guest,${zora.email},Quincefree,`;
  const importId = await preview(`${list}Marzipanose (anaphylaxis)`);
  const merged = `/api/events/${eventId}/imports/${importId}/apply`;
  expect((await organiser.call('POST', merged, {})).status).toBe(200);
  await preview(`${list}Marzipanose`);
  for (const sheet of ['placeCards', 'kitchen'])
    await organiser.call('POST', `/api/events/${eventId}/issues`, { sheet, to: 'kitchen' });
  // Saves a snapshot, as a long plan has one. This plan is too short for that.
  const { state, revision } = await planner.application.commands.load(
    eventPlanDecider,
    eventPlanStream(eventId),
  );
  await createSnapshotStore(pool).save(eventPlanStream(eventId), eventPlanDecider.version, {
    state: eventPlanDecider.snapshot?.toJson(state),
    revision,
    people: eventPlanDecider.snapshot?.people(state) ?? [],
  });
  await pool.query('ANALYZE');
});
afterAll(async () => {
  await pool.end();
  await another.stop();
  await planner.stop();
});

it('stores her data in many places, but not in the event log', async () => {
  const kept = new Set(Object.values(await found()).flat());
  expect([...kept].sort()).toEqual([
    'app.change_feed',
    'app.command_answers',
    'app.import_previews',
    'app.state_snapshots',
    'read.attendees',
    'read.imported_rows',
    'read.seating_arrangements',
  ]);
  expect(personIn(await readBy(another))).toEqual([zora.name]);
});

it('exports everything stored about her, and nothing of others', async () => {
  await organiser.call('POST', '/api/attendees', { eventId, name: 'Someone Else' });
  type Export = {
    attendee: AttendeeRow;
    arrangements: Row[];
    lists: object[];
    previews: object[];
    issues: object[];
    history: { type: string; by: string; at: string; data: unknown }[];
  };
  const { body, headers } = await organiser.call<Export>(
    'GET',
    `/api/attendees/${attendeeId}/export`,
  );
  expect(headers.get('content-disposition')).toContain('attendee-data.json');
  expect(body.attendee).toMatchObject({ email: zora.email, phone: zora.phone, notes: zora.notes });
  expect(body.arrangements).toMatchObject([{ id: arrangementId, name: 'As printed' }]);
  expect(body.history.map(({ type }) => type)).toEqual([
    'AttendeeAdded',
    'AttendeeEdited',
    'AttendeeHeld',
    'SeatAssigned',
    'ArrangementSaved',
    'GuestListMerged',
  ]);
  expect(body.lists).toMatchObject([
    { source: 'csv', isListed: true, isUndone: false, fields: { diets: ['Quincefree'] } },
  ]);
  expect(body.issues).toMatchObject([{ sheet: 'kitchen' }, { sheet: 'placeCards' }]);
  expect(body.previews).toMatchObject([{ eventId, rows: [{ row: 2 }] }]);
  expect(JSON.stringify(body.previews)).toContain('Marzipanose');
  const { body: me } = await organiser.call<Row>('GET', '/api/auth/user');
  expect(new Set(body.history.map(({ by }) => by))).toEqual(new Set([me.id]));
  expect(body.history[2]?.data).toMatchObject({ reason });
  expect(JSON.stringify(body)).not.toContain('Someone Else');
});

it('erases her everywhere at once, in every table of the database', async () => {
  expect((await erase()).status).toBe(204);
  expect(await found()).toEqual(nowhere);
  expect((await organiser.call('GET', `/api/attendees/${attendeeId}`)).status).toBe(404);
  const { body: seats } = await organiser.call<SeatRow[]>('GET', `/api/seats/all?event=${eventId}`);
  expect(seats.find(({ id }) => id === seatId)?.attendeeId).toBeNull();
});

it('still tells which paper may name her, because only people can destroy it', async () => {
  const { body } = await organiser.call<object[]>('GET', `/api/attendees/${attendeeId}/issues`);
  expect(body).toMatchObject([
    { sheet: 'kitchen', number: 1 },
    { sheet: 'placeCards', number: 1 },
  ]);
});

it('shows her in saved arrangements as an erased person', async () => {
  const visitor = await planner.caller();
  const { body } = await visitor.call<ArrangementRow>(
    'GET',
    `/api/public/arrangements/${arrangementId}`,
  );
  const names = body.assignments.map(({ attendeeName }) => attendeeName).filter(Boolean);
  expect(names).toEqual(['Erased guest']);
});

it('keeps the history of the plan without any of her data', async () => {
  type Step = { action: string; previousState: unknown };
  const { body } = await organiser.call<Step[]>('GET', `/api/events/${eventId}/history`);
  const step = body.find(({ action }) => action === 'attendee_erased');
  expect(step?.previousState).toEqual({ attendeeId, in: 'seat', seatId, isCheckedIn: false });
  expect(body.map(({ action }) => action)).toContain('attendee_edited');
});

it('answers a repeat in the same way, and she does not come back', async () => {
  expect((await erase()).status).toBe(204);
  const again = await add();
  expect(again.status).toBe(404);
  expect(again.body).toMatchObject({ message: 'The person in this answer was erased.' });
  const { body } = await organiser.call<AttendeeRow[]>('GET', `/api/attendees?event=${eventId}`);
  expect(body.map(({ name }) => name)).toEqual(['Someone Else']);
});

it('takes effect in another process that had read her data before', async () => {
  await another.application.feed.waitFor(planner.application.feed.reached());
  expect(personIn(await readBy(another))).toEqual(['Erased guest', 'Someone Else']);
});

it('removes her from the log as any process reads it, including the streams beside the plan', async () => {
  const streams = [
    eventPlanStream(eventId),
    arrangementStream(arrangementId),
    issuedSheetsStream(eventId),
  ];
  for (const reader of [planner, another])
    for (const stream of streams) {
      const events = await readBy(reader, stream);
      expect(events.length).toBeGreaterThan(0);
      const told = JSON.stringify(events.map(({ data }) => data)).toLowerCase();
      expect(said.filter((word) => told.includes(word.toLowerCase()))).toEqual([]);
    }
});

it('leaves read models that equal a replay of the log', async () => {
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  const connectionString = planner.databaseUrl;
  try {
    const { differences } = await verify({ connectionString, log, projectors });
    expect(differences).toEqual([]);
    await rebuild({ connectionString, log, projectors });
    expect(await found()).toEqual(nowhere);
  } finally {
    await log.close();
  }
});

it('keeps no earlier snapshot, however late it is saved', async () => {
  const store = createSnapshotStore(pool);
  const stream = eventPlanStream(eventId);
  const { revision } = await planner.application.commands.load(eventPlanDecider, stream);
  await store.save(stream, 1, { state: zora, revision: 3n, people: [attendeeId] });
  expect(await store.load(stream, 1)).toBeUndefined();
  await store.save(stream, 1, { state: {}, revision, people: [] });
  expect(await store.load(stream, 1)).toMatchObject({ revision });
});

it('keeps no answer about her, however late it is saved', async () => {
  const { rows } = await pool.query('SELECT app.unless_erased($1::jsonb) AS kept', [
    JSON.stringify({ answer: { attendee: { id: attendeeId, name: zora.name } } }),
  ]);
  expect(rows[0].kept.refusal.code).toBe('NOT_FOUND');
  const answer = { answer: { id: attendeeId, position: '1', other: newId() } };
  const other = await pool.query('SELECT app.unless_erased($1::jsonb) AS kept', [
    JSON.stringify(answer),
  ]);
  expect(other.rows[0].kept).toEqual(answer);
});
