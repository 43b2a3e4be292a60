import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Attention } from '../../../schema/entities/attention.ts';
import { type Caller, startTestPlanner, type TestPlanner } from '../../harness/planner.ts';
import { anEvent, aTable, people, seat } from './prepared.ts';

let planner: TestPlanner;
let organiser: Caller;
let stranger: Caller;
beforeAll(async () => {
  planner = await startTestPlanner();
  organiser = await planner.caller('organiser@example.com');
  stranger = await planner.caller('stranger@example.com');
});
afterAll(() => planner.stop());

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

it('says to those who see details alone what needs attention', async () => {
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

it('says nothing of an event that one may not know of, and no kinds where all is well', async () => {
  const { id: eventId } = await anEvent(organiser);
  expect(await attentionOf(eventId)).toEqual({ found: [], codes: [] });
  expect(await attentionOf(eventId, stranger)).toEqual({ found: null, codes: [] });
  expect(await ofPlan(eventId, stranger)).toBeNull();
});
