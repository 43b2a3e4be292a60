import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { Kitchen } from '../../../schema/entities/kitchen.ts';
import { clientDinner, servedIn } from '../../harness/clientDinner.ts';
import type { Caller } from '../../harness/planner.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seatsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const kitchenOf = (eventId: string, asked = '', caller = organiser) =>
  caller.call<Kitchen & Problem>('GET', `/api/events/${eventId}/kitchen${asked}`);

it('adds up to the occupied seats, and names exactly the two tables of a later swap', async () => {
  const { eventId, attendees } = await clientDinner(organiser);
  expect(attendees.filter(({ diets }) => diets?.includes('vegetarian'))).toHaveLength(11);
  const { body: kitchen } = await kitchenOf(eventId);
  expect(kitchen.seated).toBe(48);
  expect(kitchen.courses.map(servedIn)).toEqual([48, 48, 48]);
  expect(kitchen.tables.map(({ seats }) => seats.length)).toEqual([8, 8, 8, 8, 8, 8]);
  for (const table of kitchen.tables) expect(table.courses.map(servedIn)).toEqual([8, 8, 8]);
  for (const [n, { options, notChosen }] of kitchen.courses.entries()) {
    const byTable = kitchen.tables.map((table) => table.courses[n]);
    expect(byTable.reduce((sum, course) => sum + (course?.notChosen ?? 0), 0)).toBe(notChosen);
    for (const { optionId, count } of options)
      expect(
        byTable
          .flatMap((course) => course?.options ?? [])
          .filter((one) => one.optionId === optionId)
          .reduce((sum, one) => sum + one.count, 0),
      ).toBe(count);
  }
  expect(kitchen.allergies).toMatchObject([
    { substance: 'nuts', severity: 'anaphylaxis', position: expect.any(Number) },
    { substance: 'nuts', severity: 'anaphylaxis', tableName: expect.any(String) },
  ]);
  expect(kitchen.diets).toEqual([{ diets: ['vegetarian'], count: 11 }]);
  expect(kitchen.unseated).toMatchObject({ people: 0, allergies: [] });

  const since = `?since=${kitchen.revision}`;
  expect((await kitchenOf(eventId, since)).body).toMatchObject({ tables: [], tablesGone: [] });
  const [first, , third] = kitchen.tables;
  const swapped = await organiser.call('POST', '/api/seats/swap', {
    seatId: first?.seats[0]?.seatId,
    otherSeatId: third?.seats[5]?.seatId,
    eventId,
  });
  expect(swapped.status).toBe(200);
  const { body: changes } = await kitchenOf(eventId, since);
  expect(changes.since).toBe(kitchen.revision);
  expect(changes.tables.map(({ tableId }) => tableId)).toEqual([first?.tableId, third?.tableId]);
  expect(changes.courses.map(servedIn)).toEqual([48, 48, 48]);
  const { courses, diets } = kitchen;
  expect(changes.before).toEqual({ seated: 48, courses, diets });
  expect(changes.tables.map(({ changes: [one, ...others] }) => [one?.before, others])).toEqual([
    [first?.seats[0], []],
    [third?.seats[5], []],
  ]);

  const { body: then } = await kitchenOf(eventId, `?at=${kitchen.revision}`);
  expect(then).toEqual(kitchen);

  const csv = await organiser.call<string>('GET', `/api/events/${eventId}/kitchen.csv${since}`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('content-disposition')).toContain('Client dinner kitchen.csv');

  const lines = Papa.parse<string[]>(csv.body.trim().replace(/^\uFEFF/, '')).data;
  const xlsx = await fetch(`${planner.url}/api/events/${eventId}/kitchen.xlsx${since}`, {
    headers: { cookie: organiser.cookie() },
  });
  expect(xlsx.headers.get('content-disposition')).toContain('Client dinner kitchen.xlsx');
  const [sheet] = await readXlsxFile(Buffer.from(await xlsx.arrayBuffer()));
  expect(sheet?.data.map((row) => row.map((cell) => String(cell ?? '')))).toEqual(lines);
  expect(lines.length).toBeGreaterThan(2);
});

it('exists before there is anything to serve', async () => {
  const { id: eventId } = await anEvent(organiser);
  expect((await kitchenOf(eventId)).body).toMatchObject({
    revision: 0,
    seated: 0,
    courses: [],
    tables: [],
    allergies: [],
    unseated: { people: 0 },
  });
});

it('is hidden from viewers who may not see diets', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  await people(organiser, eventId, 'Ada');
  expect((await kitchenOf(eventId, '', stranger)).status).toBe(403);
  const { id: own } = await anEvent(organiser);
  expect((await kitchenOf(own, '', stranger)).status).toBe(404);
  expect((await stranger.call('GET', `/api/events/${own}/kitchen.csv`)).status).toBe(404);
  const document = `query ($id: ID!) { eventPlan(id: $id) { id kitchen { seated } } }`;
  const asked = await stranger.graphql<{ eventPlan: { kitchen: unknown } }>(document, {
    id: eventId,
  });
  expect(asked.data?.eventPlan.kitchen).toBeNull();
  expect(asked.errors).toEqual([]);
  const owned = await organiser.graphql<{ eventPlan: { kitchen: { seated: number } } }>(document, {
    id: eventId,
  });
  expect(owned.data?.eventPlan.kitchen.seated).toBe(0);
});

it('is part of the plan with its issued sheets, changes since one of them, and parties', async () => {
  const { id: eventId } = await anEvent(organiser, { isPublic: true });
  const [ada, ben, zoe] = await people(organiser, eventId, 'Ada', 'Ben', 'Zoe');
  for (const [guest, party] of [
    [ada, 'Byron'],
    [zoe, 'BYRON'],
  ] as const)
    await organiser.call('PATCH', `/api/attendees/${guest?.id}`, { party });
  const { table, seats } = await aTable(organiser, eventId, 2);
  const { body: issue } = await organiser.call<{ id: string }>(
    'POST',
    `/api/events/${eventId}/issues`,
    { sheet: 'kitchen', to: 'kitchen' },
  );
  const path = `/api/seats/${seats[0]?.id}/assign`;
  await organiser.call('POST', path, { eventId, attendeeId: ben?.id });

  const document = `query ($id: ID!, $issue: ID!) {
    eventPlan(id: $id) {
      parties { name attendeeIds }
      issues { id number sheet }
      kitchenSince(issueId: $issue) { tables { tableId } }
    }
  }`;
  const asked = (caller: Caller, issueId: string) =>
    caller.graphql<{ eventPlan: unknown }>(document, { id: eventId, issue: issueId });
  expect((await asked(organiser, issue.id)).data?.eventPlan).toEqual({
    parties: [{ name: 'Byron', attendeeIds: [ada?.id, zoe?.id] }],
    issues: [{ id: issue.id, number: 1, sheet: 'kitchen' }],
    kitchenSince: { tables: [{ tableId: table.id }] },
  });
  const seen = await asked(stranger, issue.id);
  expect(seen.data?.eventPlan).toEqual({ parties: [], issues: null, kitchenSince: null });
  expect(seen.errors).toEqual([]);

  const { id: other } = await anEvent(organiser);
  const ofOther = await organiser.graphql(document, { id: other, issue: issue.id });
  expect(ofOther.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

it.each(['?at=9', '?since=9', '?at=0&since=1', '?at=x', '?at=', '?since=-1'])(
  'refuses %s if the event has no such moment',
  async (asked) => {
    const { id: eventId } = await anEvent(organiser);
    await people(organiser, eventId, 'Ada');
    const { status, body } = await kitchenOf(eventId, asked);
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
  },
);

it.each(['x', '0001f4c2-8d15-4b9b-a7ff-5a8f5c1b2f10'])(
  'says that %s is no number of a revision',
  async (since) => {
    const { id: eventId } = await anEvent(organiser);
    const { body } = await kitchenOf(eventId, `?since=${since}`);
    const message = "Must be a revision's number, such as 12";
    expect(body).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'since', message }] });
  },
);

it('contains a deleted guest only at earlier moments', async () => {
  const { id: eventId } = await anEvent(organiser);
  const [ada] = await people(organiser, eventId, 'Ada');
  await aTable(organiser, eventId, 2);
  const [seat] = await seatsOf(organiser, eventId);
  await organiser.call('POST', `/api/seats/${seat?.id}/assign`, { eventId, attendeeId: ada?.id });
  const { revision } = (await kitchenOf(eventId)).body;
  await organiser.call('POST', `/api/attendees/${ada?.id}/erase`);
  expect((await kitchenOf(eventId)).body.seated).toBe(0);
  const { body: then } = await kitchenOf(eventId, `?at=${revision}`);
  expect(JSON.stringify(then)).not.toContain('Ada');
});
