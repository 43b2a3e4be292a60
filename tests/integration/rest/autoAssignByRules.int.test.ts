import { expect, it } from 'vitest';
import { currentPlan } from '../../../api/eventPlans/plans.ts';
import { autoAssignment } from '../../../api/placement/autoAssign.ts';
import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, people, seatsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

type Assigned = { assigned: number; unassigned: number; assignments: object[] };

const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  await aTable(organiser, eventId, 4);
  await aTable(organiser, eventId, 4);
  const names = ['Nina', 'Omar', 'Petra', 'Quinn', 'Rosa'];
  const everybody = await people(organiser, eventId, ...names);
  return { eventId, ids: everybody.map(({ id }: AttendeeRow) => id) };
};

const autoAssign = async (eventId: string): Promise<Assigned> =>
  (await organiser.call<Assigned>('POST', '/api/seats/auto-assign', { eventId })).body;

const recorded = async (eventId: string) => {
  for await (const event of planner.application.readStream(eventPlanStream(eventId)))
    if (event.type === 'SeatsAutoAssigned') return event.data;
  return undefined;
};

const addRule = (eventId: string, rule: object) =>
  organiser.call('POST', `/api/events/${eventId}/rules`, { rule, evenSo: true });

const tablesOf = async (eventId: string): Promise<Map<string | null, string>> =>
  new Map((await seatsOf(organiser, eventId)).map((seat) => [seat.attendeeId, seat.tableId]));

it('gives a plan without rules the seats that it always gave, in the same domain event', async () => {
  const { eventId } = await dinner();
  const { assignments, unassigned } = autoAssignment(
    await currentPlan(planner.application, eventId),
  );
  const answer = await autoAssign(eventId);
  expect(answer).toEqual({
    assigned: 5,
    unassigned: 0,
    assignments: assignments.map(([seatId, attendeeId]) => ({ seatId, attendeeId })),
  });
  expect(await recorded(eventId)).toStrictEqual({ eventId, assignments, unassigned });
});

it('keeps the rules of a plan, and records how the seats were found', async () => {
  const { eventId, ids } = await dinner();
  const [nina, omar, petra] = ids;
  await addRule(eventId, { kind: 'KeepApart', who: { people: [nina, omar] }, hard: true });
  await addRule(eventId, { kind: 'KeepTogether', who: { people: [omar, petra] }, hard: true });
  expect(await autoAssign(eventId)).toMatchObject({ assigned: 5, unassigned: 0 });
  const tables = await tablesOf(eventId);
  expect(tables.get(omar ?? '')).toBe(tables.get(petra ?? ''));
  expect(tables.get(omar ?? '')).not.toBe(tables.get(nina ?? ''));
  expect(await recorded(eventId)).toMatchObject({
    engine: expect.any(String),
    seed: 1,
    done: expect.any(Number),
  });
});

it('seats people near the object that a rule names', async () => {
  const { eventId, ids } = await dinner();
  const { body: tables } = await organiser.call<TableRow[]>('GET', `/api/tables?event=${eventId}`);
  const [, far] = tables;
  await organiser.call('PATCH', `/api/tables/${far?.id}`, { x: 2_000, y: 0 });
  const { body: stage } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/objects`,
    { kind: 'stage', name: 'Stage', x: 2_000, y: 300 },
  );
  const who = { people: ids.slice(0, 3) };
  await addRule(eventId, { kind: 'Near', who, place: stage.id, weight: 50 });
  await autoAssign(eventId);
  const seated = await tablesOf(eventId);
  expect(ids.slice(0, 3).map((id) => seated.get(id))).toEqual([far?.id, far?.id, far?.id]);
});

it('leaves people in the pool who could sit only against a hard rule', async () => {
  const { eventId, ids } = await dinner();
  const [nina, omar, petra] = ids;
  await addRule(eventId, { kind: 'KeepApart', who: { people: [nina, omar, petra] }, hard: true });
  const answer = await autoAssign(eventId);
  expect([answer.assigned, answer.unassigned, answer.assignments.length]).toEqual([4, 1, 4]);
});
