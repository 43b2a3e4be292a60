import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresEventStore } from '../../api/eventLog/postgres.ts';
import { verify } from '../../projections/engine/verify/verify.ts';
import { projectors } from '../../projections/projectors.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { HistoryRow } from '../../schema/entities/history.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { tablesWith } from '../harness/everythingKept.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';
import { sealed } from '../harness/sealing.ts';

type Row = { id: string };

const said = ['Zoraida', 'helicopter'];
const zora = { name: 'Zoraida', notes: 'Arrives by helicopter' };

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
let pool: pg.Pool;
let eventId: string;
let attendeeId: string;

const found = async () =>
  (await Promise.all(said.map((word) => tablesWith(planner.databaseUrl, word)))).flat();
const path = () => `/api/attendees/${attendeeId}`;
const history = async () =>
  (await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`)).body;
const peopleCounted = async () => {
  type Analytics = { moments: { attendees: number }[] };
  const { body } = await organiser.call<Analytics>('GET', `/api/events/${eventId}/analytics`);
  return body.moments.at(-1)?.attendees;
};

/** Zoraida is added and removed again; Benno stays. */
beforeAll(async () => {
  pool = createPool(planner.databaseUrl);
  eventId = (await organiser.call<Row>('POST', '/api/events', { name: 'Gala' })).body.id;
  const added = await organiser.call<AttendeeRow>('POST', '/api/attendees', { eventId, ...zora });
  attendeeId = added.body.id;
  await organiser.call('POST', '/api/attendees', { eventId, name: 'Benno' });
  expect((await organiser.call('DELETE', path())).status).toBe(204);
});
afterAll(() => pool.end());

it('exports the data of somebody who was removed', async () => {
  type Export = { attendee: AttendeeRow | null; history: { type: string; data: unknown }[] };
  const { body } = await organiser.call<Export>('GET', `${path()}/export`);
  expect(body.attendee).toBeNull();
  expect(body.history.map(({ type }) => type)).toEqual(['AttendeeAdded', 'AttendeeDeleted']);
  expect(body.history[0]?.data).toMatchObject({ person: { notes: zora.notes } });
});

it('is limited to those who may edit the event', async () => {
  const stranger = await planner.caller('stranger@example.com');
  expect((await stranger.call('POST', `${path()}/erase`)).status).toBe(404);
  expect((await stranger.call('GET', `${path()}/export`)).status).toBe(404);
  const visitor = await planner.caller();
  expect((await visitor.call('POST', `${path()}/erase`)).status).toBe(401);
});

it('erases them, though they are in no plan any more', async () => {
  expect((await organiser.call('POST', `${path()}/erase`)).status).toBe(204);
  expect(await found()).toEqual([]);
  const [erased] = await history();
  expect(erased).toMatchObject({ action: 'attendee_erased', previousState: { attendeeId } });
  for (const [method, what] of [
    ['POST', '/erase'],
    ['GET', '/export'],
    ['GET', '/trail'],
  ] as const)
    expect((await organiser.call(method, path() + what)).status, what).toBe(404);
});

it('counts nobody as removed twice', async () => {
  expect(await peopleCounted()).toBe(1);
});

it('prevents an undo of their removal from restoring them', async () => {
  const removal = (await history()).find(({ action }) => action === 'attendee_deleted');
  const body = { stepId: removal?.stepId };
  const undone = await organiser.call('POST', `/api/events/${eventId}/undo`, body);
  expect(undone).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
});

it('leaves read models that equal a replay of the log', async () => {
  const log = await sealed(await createPostgresEventStore({ pool }), pool);
  try {
    const connectionString = planner.databaseUrl;
    expect((await verify({ connectionString, log, projectors })).differences).toEqual([]);
  } finally {
    await log.close();
  }
});
