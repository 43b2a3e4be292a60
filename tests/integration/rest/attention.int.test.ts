import { expect, it } from 'vitest';
import type { Attention } from '../../../schema/entities/attention.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, people, seat } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

type Asked = { attention: Attention[] | null };

const attentionOf = async (eventId: string, caller = organiser) => {
  const document = 'query ($id: ID!) { attention(eventId: $id) { kind attendeeIds } }';
  const { data, errors } = await caller.graphql<Asked>(document, { id: eventId });
  return { found: data?.attention, codes: errors?.map(({ extensions }) => extensions?.code) };
};

const ofPlan = async (eventId: string, caller: Caller) => {
  const document = 'query ($id: ID!) { eventPlan(id: $id) { attention { kind attendeeIds } } }';
  const { data, errors } = await caller.graphql<{ eventPlan: Asked | null }>(document, {
    id: eventId,
  });
  expect(errors).toEqual([]);
  return data?.eventPlan;
};

it('tells only those who see details what needs attention', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const [ada, ben, cleo] = await people(organiser, eventId, 'Ada', 'Ben', 'Cleo');
  const { seats } = await aTable(organiser, eventId, 4);
  const courses = [{ name: 'Main', options: [{ name: 'Beef' }] }];
  await organiser.call('PUT', `/api/events/${eventId}/menu`, { courses });
  await organiser.call('PATCH', `/api/attendees/${ada?.id}`, { diets: ['vegan'] });
  await organiser.call('POST', `/api/events/${eventId}/replies`, {
    attendeeIds: [ben?.id],
    reply: 'no',
  });
  for (const [n, one] of [ada, ben].entries())
    await seat(organiser, eventId, seats[n]?.id ?? '', one?.id ?? '');

  const found = [
    { kind: 'declinedButSeated', attendeeIds: [ben?.id] },
    { kind: 'mealMissing', attendeeIds: [ada?.id] },
    { kind: 'replyMissing', attendeeIds: [ada?.id, cleo?.id] },
  ];
  expect(await attentionOf(eventId)).toEqual({ found, codes: [] });
  expect(await ofPlan(eventId, organiser)).toEqual({ attention: found });
  expect(await attentionOf(eventId, stranger)).toEqual({ found: null, codes: ['FORBIDDEN'] });
  expect(await ofPlan(eventId, stranger)).toEqual({ attention: null });
});

it('names people who declined while the latest issued cards name them', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [ada, ben, cleo] = await people(organiser, eventId, 'Ada', 'Ben', 'Cleo');
  const { seats } = await aTable(organiser, eventId, 4);
  const sits = (n: number, who: typeof ada) =>
    seat(organiser, eventId, seats[n]?.id ?? '', who?.id ?? '');
  const issue = async (sheet: string) =>
    expect(
      (await organiser.call('POST', `/api/events/${eventId}/issues`, { sheet, to: 'door' })).status,
    ).toBe(201);
  const leave = (...who: (typeof ada)[]) =>
    organiser.call('POST', `/api/events/${eventId}/replies`, {
      attendeeIds: who.map((one) => one?.id),
      reply: 'cancelled',
    });
  const withCard = async () =>
    (await attentionOf(eventId)).found?.find(({ kind }) => kind === 'declinedWithCard')
      ?.attendeeIds;

  await sits(0, ada);
  await sits(1, ben);
  await issue('guestList');
  await leave(ada);
  await sits(0, ada);
  await organiser.call('POST', `/api/events/${eventId}/replies`, {
    attendeeIds: [ada?.id],
    reply: 'yes',
  });
  expect(await withCard()).toBeUndefined();
  await issue('placeCards');
  await leave(ada, cleo);
  expect(await withCard()).toEqual([ada?.id]);
  await issue('escortCards');
  await leave(ben);
  expect(await withCard()).toEqual([ada?.id, ben?.id]);
  await issue('placeCards');
  expect(await withCard()).toEqual([ben?.id]);
  await issue('escortCards');
  expect(await withCard()).toBeUndefined();
});

it('counts cards of some tables for these only', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [ada, ben] = await people(organiser, eventId, 'Ada', 'Ben');
  const [hall, attic] = [await aTable(organiser, eventId, 4), await aTable(organiser, eventId, 4)];
  const issue = (...tables: (typeof hall)[]) =>
    organiser.call('POST', `/api/events/${eventId}/issues`, {
      sheet: 'placeCards',
      to: 'client',
      ...(tables.length > 0 && { tableIds: tables.map(({ table }) => table.id) }),
    });
  const cancel = (one: typeof ada) =>
    organiser.call('POST', `/api/events/${eventId}/replies`, {
      attendeeIds: [one?.id],
      reply: 'cancelled',
    });
  const withCard = async () =>
    (await attentionOf(eventId)).found?.find(({ kind }) => kind === 'declinedWithCard')
      ?.attendeeIds;

  await seat(organiser, eventId, hall.seats[0]?.id ?? '', ada?.id ?? '');
  await issue();
  await seat(organiser, eventId, attic.seats[0]?.id ?? '', ben?.id ?? '');
  await issue(hall);
  await cancel(ben);
  expect(await withCard()).toBeUndefined();
  await cancel(ada);
  await issue(attic);
  expect(await withCard()).toEqual([ada?.id]);
  await issue(hall);
  expect(await withCard()).toBeUndefined();
});

it('tells nothing of an unknown event, and no kinds if all is well', async () => {
  const { id: eventId } = await anEvent(organiser);
  expect(await attentionOf(eventId)).toEqual({ found: [], codes: [] });
  expect(await attentionOf(eventId, stranger)).toEqual({ found: null, codes: [] });
  expect(await ofPlan(eventId, stranger)).toBeNull();
});
