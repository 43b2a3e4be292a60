import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IssuedSheetRow } from '../../../schema/entities/issuedSheet.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../../harness/planner.ts';
import { anEvent, aTable, type Problem, people, seat } from './prepared.ts';

let planner: TestPlanner;
let organiser: Caller;
let stranger: Caller;
beforeAll(async () => {
  planner = await startTestPlanner();
  organiser = await planner.caller('organiser@example.com');
  stranger = await planner.caller('stranger@example.com');
});
afterAll(() => planner.stop());

const cards = { sheet: 'placeCards', to: 'calligrapher' };

const issue = (eventId: string, body: object = cards, headers = {}, caller = organiser) =>
  caller.call<IssuedSheetRow & Problem>('POST', `/api/events/${eventId}/issues`, body, { headers });

const issuesOf = async (eventId: string) =>
  (await organiser.call<IssuedSheetRow[]>('GET', `/api/events/${eventId}/issues`)).body;

const revisionOf = async (eventId: string) => {
  const query = 'query ($id: ID!) { planMoment(eventId: $id) { revision } }';
  type Moment = { planMoment: { revision: number } };
  return (await organiser.graphql<Moment>(query, { id: eventId })).data?.planMoment.revision;
};

const positionOf = async (eventId: string) => {
  const query = 'query ($id: ID!) { eventPlan(id: $id) { position } }';
  type Plan = { eventPlan: { position: string } };
  return (await organiser.graphql<Plan>(query, { id: eventId })).data?.eventPlan.position;
};

it('numbers the sheets of an event and keeps the revision that is on the paper', async () => {
  const { id: eventId } = await anEvent(organiser);
  const before = await revisionOf(eventId);
  const position = await positionOf(eventId);
  const { seats } = await aTable(organiser, eventId, 2);
  const [ada] = await people(organiser, eventId, 'Ada');
  await seat(organiser, eventId, seats[0]?.id ?? '', ada?.id ?? '');

  const { status, body: first } = await issue(eventId, { ...cards, position });
  expect(status).toBe(201);
  expect(first).toMatchObject({ ...cards, eventId, number: 1, revision: before });
  const { body: second } = await issue(eventId);
  expect(second).toMatchObject({ number: 2, revision: await revisionOf(eventId) });
  const { body: list } = await issue(eventId, { sheet: 'guestList', to: 'door' });
  expect(list.number).toBe(1);
  expect(await issuesOf(eventId)).toEqual([list, second, first]);
});

it('gives two at once different numbers, and a repeat the same', async () => {
  const { id: eventId } = await anEvent(organiser);
  const both = await Promise.all([issue(eventId), issue(eventId)]);
  expect(both.map(({ body }) => body.number).sort()).toEqual([1, 2]);
  const key = { 'idempotency-key': 'third' };
  const { body: third } = await issue(eventId, cards, key);
  expect((await issue(eventId, cards, key)).body).toEqual(third);
  expect((await issuesOf(eventId)).map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('issues no draft, nothing before the event began, and nothing for strangers', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const { body: draft } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/drafts`,
    { name: 'Long tables' },
  );
  expect((await issue(draft.id)).body.code).toBe('BAD_INPUT');
  const early = await issue(eventId, { ...cards, position: '0'.repeat(20) });
  expect(early.body.issues).toMatchObject([{ path: 'position' }]);
  expect((await issue(eventId, cards, {}, stranger)).status).toBe(403);
  expect((await stranger.call('GET', `/api/events/${eventId}/issues`)).status).toBe(403);
  expect(await issuesOf(eventId)).toEqual([]);
});

it('shows no sheet of a deleted event', async () => {
  const { id: eventId } = await anEvent(organiser);
  await issue(eventId);
  await organiser.call('DELETE', `/api/events/${eventId}`);
  expect((await issue(eventId)).status).toBe(404);
  const rows = await planner.application.read('issued_sheets').where({ event_id: eventId });
  expect(rows).toEqual([]);
});
