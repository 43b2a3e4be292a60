import { beforeAll, describe, expect, it } from 'vitest';
import { plannedEvent } from '../browser/plannedEvent.ts';
import type { Caller } from '../harness/planner.ts';
import { plannerOfFile } from '../harness/plannerOfFile.ts';

const planner = plannerOfFile();
let olivia: Caller;
let pia: Caller;
let admin: Caller;
beforeAll(async () => {
  [olivia, pia, admin] = (await Promise.all(
    ['olivia@example.com', 'pia@example.com', 'admin@example.com'].map((email) =>
      planner.caller(email),
    ),
  )) as [Caller, Caller, Caller];
});

const asked = async <Data>(caller: Caller, query: string, variables?: object): Promise<Data> => {
  const { data, errors } = await caller.graphql<Data>(query, variables);
  expect(errors).toEqual([]);
  return data as Data;
};

type Totals = { attendees: number; tables: number; capacity: number };

const totalsOf = async (caller: Caller): Promise<Totals> =>
  (await asked<{ myTotals: Totals }>(caller, '{ myTotals { attendees tables capacity } }'))
    .myTotals;

type Step = {
  action: string;
  event: { name: string } | null;
  performedBy: { email: string } | null;
  mentions: { kind: string; name: string; position: number | null }[];
};

const stepsOf = async (caller: Caller, limit?: number): Promise<Step[]> => {
  const text = `query ($limit: Int) { recentActivity(limit: $limit) {
    action event { name } performedBy { email } mentions { kind name position }
  } }`;
  return (await asked<{ recentActivity: Step[] }>(caller, text, { limit })).recentActivity;
};

describe("an overview of one's events", () => {
  it('is empty at first', async () => {
    const newcomer = await planner.caller('newcomer@example.com');
    expect(await totalsOf(newcomer)).toEqual({ attendees: 0, tables: 0, capacity: 0 });
    expect(await stepsOf(newcomer)).toEqual([]);
  });

  it('counts attendees, tables and seats of own events, but not of those one may only read', async () => {
    await plannedEvent(olivia, { name: 'Supper', people: ['Ada', 'Ben'], tables: { A: 4, B: 6 } });
    await plannedEvent(olivia, { name: 'Lunch', people: ['Cleo'], tables: { C: 8 } });
    await plannedEvent(pia, { name: 'Ball', people: ['Dan'], tables: { D: 2 }, isPublic: true });
    expect(await totalsOf(olivia)).toEqual({ attendees: 3, tables: 3, capacity: 18 });
    expect(await totalsOf(pia)).toEqual({ attendees: 1, tables: 1, capacity: 2 });
  });

  it('covers everything for an admin, who may edit every event', async () => {
    const [before, ofOlivia, ofPia] = await Promise.all([admin, olivia, pia].map(totalsOf));
    expect(before?.attendees).toBe((ofOlivia?.attendees ?? 0) + (ofPia?.attendees ?? 0));
  });
});

describe('recent activity', () => {
  it('tells who did what to whom, with today’s names, newest first over all events', async () => {
    const mira = await planner.caller('mira@example.com');
    const dinner = await plannedEvent(mira, {
      name: 'Dinner',
      people: ['Jonas Roth'],
      tables: { Garden: 4 },
    });
    await plannedEvent(mira, { name: 'Brunch' });
    await dinner.seat('Jonas Roth', 'Garden', 2);
    const steps = await stepsOf(mira);
    expect(steps.map(({ action, event }) => [action, event?.name])).toEqual([
      ['seat_assigned', 'Dinner'],
      ['event_plan_created', 'Brunch'],
      ['table_added', 'Dinner'],
      ['attendees_imported', 'Dinner'],
      ['event_plan_created', 'Dinner'],
    ]);
    expect(steps[0]).toMatchObject({
      performedBy: { email: 'mira@example.com' },
      mentions: [
        { kind: 'attendee', name: 'Jonas Roth', position: null },
        { kind: 'seat', name: 'Garden', position: 2 },
      ],
    });
  });

  it('names nobody who has left, and forgets a deleted event', async () => {
    const nora = await planner.caller('nora@example.com');
    const dinner = await plannedEvent(nora, { name: 'Dinner', people: ['Ada'] });
    await nora.call('DELETE', `/api/attendees/${dinner.personId('Ada')}`);
    const [step] = await stepsOf(nora);
    expect(step).toMatchObject({ action: 'attendee_deleted', mentions: [] });
    await nora.call('DELETE', `/api/events/${dinner.id}`);
    expect(await stepsOf(nora)).toEqual([]);
  });

  it('covers only events that one may edit', async () => {
    const olga = await planner.caller('olga@example.com');
    await plannedEvent(olga, { name: 'Olga’s public ball', isPublic: true });
    const namesFor = async (caller: Caller) =>
      (await stepsOf(caller)).map(({ event }) => event?.name);
    expect(await namesFor(olga)).toEqual(['Olga’s public ball']);
    expect(await namesFor(pia)).not.toContain('Olga’s public ball');
    expect(await namesFor(admin)).toContain('Olga’s public ball');
  });

  it('has the requested length, ten by default, and at most fifty', async () => {
    expect(await stepsOf(admin)).toHaveLength(10);
    expect(await stepsOf(admin, 3)).toEqual((await stepsOf(admin)).slice(0, 3));
    const { errors } = await admin.graphql('{ recentActivity(limit: 51) { id } }');
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
