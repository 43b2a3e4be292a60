import { expect, it } from 'vitest';
import type { Comparison } from '../../../api/history/compare/comparePlans.ts';
import type { ComparedPlan } from '../../../api/history/compare/queries.ts';
import { comparisonAnswer } from '../../../schema/entities/comparison.ts';
import type { HistoryRow } from '../../../schema/entities/history.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, arrangement, aTable, type Problem, people, seat, unknownId } from './prepared.ts';

type Compared = Comparison & { from: ComparedPlan; to: ComparedPlan } & Problem;

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');

const query = (sides: { from?: string; to?: string }): string =>
  new URLSearchParams(sides).toString();
const compare = (eventId: string, from?: string, to?: string, by = organiser) =>
  by.call<Compared>(
    'GET',
    `/api/events/${eventId}/compare?${query({ ...(from && { from }), ...(to && { to }) })}`,
  );
const save = (eventId: string, fields: object = {}) =>
  arrangement(organiser, { eventId, name: 'First draft', ...fields });
const latest = async (eventId: string): Promise<HistoryRow> => {
  const { body } = await organiser.call<HistoryRow[]>('GET', `/api/events/${eventId}/history`);
  const entry = body.find(({ arrangementId }) => arrangementId === null);
  if (!entry) throw new Error('nothing has happened');
  return entry;
};

/** Ada and Ben sit beside each other at a table of four; Cleo is in the pool. */
const dinner = async () => {
  const { id: eventId } = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, eventId, 4);
  const seatIds = seats.map(({ id }) => id);
  const rows = await people(organiser, eventId, 'Ada', 'Ben', 'Cleo');
  const [ada = '', ben = '', cleo = ''] = rows.map(({ id }) => id);
  await seat(organiser, eventId, seatIds[0] ?? '', ada);
  await seat(organiser, eventId, seatIds[1] ?? '', ben);
  return { eventId, tableId: table.id, seatIds, ada, ben, cleo };
};

const described = ({ people }: Compared) =>
  people.map(({ name, kind, to }) => `${name} ${kind} ${to?.position ?? to?.in ?? ''}`.trim());

it('lists who and what differs between two moments', async () => {
  const { eventId, tableId, seatIds, ada, cleo } = await dinner();
  const { revision } = await latest(eventId);
  await seat(organiser, eventId, seatIds[2] ?? '', cleo);
  await organiser.call('DELETE', `/api/attendees/${ada}`);
  await people(organiser, eventId, 'Dora');
  await organiser.call('PATCH', `/api/tables/${tableId}`, { name: 'Terrace' });
  const then = (await latest(eventId)).revision;

  const { status, body } = await compare(eventId, `r:${revision}`, `r:${then}`);
  expect(status).toBe(200);
  expect(comparisonAnswer.parse(body)).toEqual(body);
  expect(described(body)).toEqual(['Dora joined pool', 'Ada left', 'Cleo moved 3']);
  expect(body.tables).toMatchObject([
    { tableId, kind: 'changed', changes: ['name'], after: { name: 'Terrace' } },
  ]);
  expect(body.from).toMatchObject({ reference: `r:${revision}`, revision, counts: { seated: 2 } });
  expect(body.to).toMatchObject({ revision: then, counts: { people: 3, seated: 2 } });
  expect(body.placeCards.map(({ name, reasons }) => [name, reasons])).toEqual([
    ['Ben', ['table']],
    ['Cleo', ['newlySeated']],
  ]);
  expect(body.tableCards).toEqual([{ tableId, name: 'Terrace', reasons: ['name'] }]);

  const back = await compare(eventId, `r:${then}`, `r:${revision}`);
  expect(described(back.body)).toEqual(['Ada joined 1', 'Dora left', 'Cleo moved pool']);
});

it('finds the moment of a time, and none before the event existed', async () => {
  const { eventId, seatIds, cleo } = await dinner();
  const { timestamp, revision } = await latest(eventId);
  await seat(organiser, eventId, seatIds[2] ?? '', cleo);
  const { body } = await compare(eventId, `at:${timestamp}`);
  expect(body.from).toMatchObject({ kind: 'time', revision, at: timestamp });
  expect(described(body)).toEqual(['Cleo moved 3']);
  expect((await compare(eventId, 'at:2001-01-01T00:00:00Z')).status).toBe(404);
});

it('compares a saved arrangement with now: everybody where it was saved', async () => {
  const { eventId, seatIds, ada, ben, cleo } = await dinner();
  const { id } = await save(eventId);
  expect(described((await compare(eventId, `arrangement:${id}`)).body)).toEqual([]);
  await organiser.call('POST', '/api/seats/swap', {
    eventId,
    seatId: seatIds[0],
    otherSeatId: seatIds[1],
  });
  await seat(organiser, eventId, seatIds[2] ?? '', cleo);
  const { body } = await compare(eventId, `arrangement:${id}`);
  expect(described(body)).toEqual(['Ada moved 2', 'Ben moved 1', 'Cleo moved 3']);
  expect(body.people.map(({ swappedWith }) => swappedWith)).toEqual([ben, ada, null]);
  expect(body.from).toMatchObject({ kind: 'arrangement', name: 'First draft', tableId: null });
});

it('compares a refreshed arrangement as of the refresh, and a reverted one as of before', async () => {
  const { eventId, seatIds } = await dinner();
  const { id, createdAt } = await save(eventId);
  const [dora] = await people(organiser, eventId, 'Dora');
  await seat(organiser, eventId, seatIds[2] ?? '', dora?.id ?? '');
  const { revision } = await latest(eventId);
  const before = await compare(eventId, `arrangement:${id}`);
  expect(described(before.body)).toEqual(['Dora joined 3']);
  expect(before.body.from.at).toBe(createdAt);

  const refresh = `/api/arrangements/${id}/refresh`;
  const { body: refreshed } = await organiser.call<{ stepId: string }>('POST', refresh, {});
  await people(organiser, eventId, 'Eve');
  const then = await compare(eventId, `arrangement:${id}`);
  expect(described(then.body)).toEqual(['Eve joined pool']);
  expect(then.body.from.revision).toBe(revision);
  expect((then.body.from.at ?? '') > createdAt).toBe(true);

  await organiser.call('POST', `${refresh}/take-back`, { of: refreshed.stepId });
  expect(await compare(eventId, `arrangement:${id}`)).toMatchObject({
    body: { from: before.body.from },
  });
});

it('compares an arrangement saved with other assignments by these', async () => {
  const { eventId, seatIds, cleo } = await dinner();
  const assignments = [{ seatId: seatIds[3], attendeeId: cleo }];
  const given = await save(eventId, { assignments });
  const { body } = await compare(eventId, 'now', `arrangement:${given.id}`);
  expect(described(body)).toEqual(['Ada moved pool', 'Ben moved pool', 'Cleo moved 4']);
});

it('compares two arrangements, and one of a table by that table only', async () => {
  const { eventId, tableId, seatIds, cleo } = await dinner();
  const first = await save(eventId);
  const ofTable = await save(eventId, { tableId, name: 'The table' });
  const other = await aTable(organiser, eventId, 2);
  await seat(organiser, eventId, other.seats[0]?.id ?? '', cleo);
  await people(organiser, eventId, 'Dora');
  await seat(organiser, eventId, seatIds[0] ?? '', null);
  const second = await save(eventId, { name: 'Second draft' });

  const both = await compare(eventId, `arrangement:${first.id}`, `arrangement:${second.id}`);
  expect(described(both.body)).toEqual(['Dora joined pool', 'Ada moved pool', 'Cleo moved 1']);
  const table = await compare(eventId, `arrangement:${ofTable.id}`, 'now');
  expect(described(table.body)).toEqual(['Ada moved pool']);
  expect(table.body).toMatchObject({
    from: { tableId, counts: { people: 2, tables: 1, seats: 4 } },
    to: { counts: { people: 1, tables: 1, seats: 4 } },
    tables: [],
  });
});

it('starts with the last saved arrangement, or else with the day before the latest changes', async () => {
  const { eventId } = await dinner();
  expect((await compare(eventId)).body).toMatchObject({
    from: { reference: 'r:0' },
    to: { reference: 'now' },
  });
  const { id } = await save(eventId);
  expect((await compare(eventId)).body.from.reference).toBe(`arrangement:${id}`);
});

it('compares a draft with the live plan, for those who may edit it', async () => {
  const { eventId, seatIds, cleo } = await dinner();
  const other = await dinner();
  const started = await organiser.call<{ id: string }>('POST', `/api/events/${eventId}/drafts`, {
    name: 'Cleo seated',
  });
  const draftId = started.body.id;
  await seat(organiser, draftId, `${seatIds[2]}~${draftId}`, `${cleo}~${draftId}`);
  const { body } = await compare(eventId, 'now', `draft:${draftId}`);
  expect(described(body)).toEqual(['Cleo moved 3']);
  expect(body.people[0]?.attendeeId).toBe(cleo);
  expect(body.to).toMatchObject({ kind: 'draft', name: 'Cleo seated', revision: null });
  expect((await compare(other.eventId, 'now', `draft:${draftId}`)).status).toBe(404);
  await organiser.call('PATCH', `/api/events/${eventId}`, { isPublic: true });
  expect((await compare(eventId, 'now', 'now', stranger)).status).toBe(200);
  expect((await compare(eventId, 'now', `draft:${draftId}`, stranger)).status).toBe(404);
});

it('restores the name of nobody who was erased since', async () => {
  const { eventId, ada } = await dinner();
  const { id } = await save(eventId);
  const { revision } = await latest(eventId);
  expect((await organiser.call('POST', `/api/attendees/${ada}/erase`, {})).status).toBeLessThan(
    300,
  );
  for (const from of [`r:${revision}`, `arrangement:${id}`]) {
    const { status, body } = await compare(eventId, from);
    expect(status).toBe(200);
    expect(body.people).toMatchObject([{ attendeeId: ada, kind: 'left' }]);
    expect(JSON.stringify(body)).not.toContain('"Ada"');
  }
});

it('refuses invalid references, and finds nothing elsewhere or missing', async () => {
  const { eventId } = await dinner();
  const other = await dinner();
  const elsewhere = await save(other.eventId);
  const answer = async (from: string, by = organiser) => {
    const { status, body } = await compare(eventId, from, 'now', by);
    return [status, body.code];
  };
  expect(await answer('yesterday')).toEqual([400, 'BAD_INPUT']);
  expect(await answer('r:-1')).toEqual([400, 'BAD_INPUT']);
  expect(await answer('r:4000')).toEqual([404, 'NOT_FOUND']);
  expect(await answer(`arrangement:${unknownId}`)).toEqual([404, 'ARRANGEMENT_NOT_FOUND']);
  expect(await answer(`arrangement:${elsewhere.id}`)).toEqual([404, 'ARRANGEMENT_NOT_FOUND']);
  expect(await answer('now', stranger)).toEqual([404, 'EVENT_NOT_FOUND']);
  const wrong = await compare(eventId, 'now', 'nowhere');
  expect(wrong.body.issues.map(({ path }) => path)).toEqual(['to']);
});

it('answers a list for spreadsheets', async () => {
  const { eventId, seatIds, cleo } = await dinner();
  await people(organiser, eventId, '=Dora');
  await seat(organiser, eventId, seatIds[2] ?? '', cleo);
  const { revision } = await latest(eventId);
  const url = `/api/events/${eventId}/compare.csv?${query({ from: `r:${revision - 2}` })}`;
  const { status, headers, body } = await organiser.call<string>('GET', url);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('text/csv');
  const [header, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(header?.split(',').slice(0, 4)).toEqual(['name', 'company', 'attendeeRole', 'kind']);
  expect(lines.map((line) => line.split(',').slice(0, 10).join(','))).toEqual([
    `"'=Dora",,guest,joined,,,,pool,,`,
    'Cleo,,guest,moved,pool,,,seated,Table of 4,3',
  ]);
});

it('draws both plans in one GraphQL answer', async () => {
  const { eventId, seatIds, ada, cleo } = await dinner();
  const { revision } = await latest(eventId);
  await seat(organiser, eventId, seatIds[2] ?? '', cleo);
  const { data, errors } = await organiser.graphql<{
    comparison: Record<'from' | 'to', { picture: { seats: { attendeeId: string | null }[] } }>;
  }>(
    `query ($eventId: ID!, $from: String) {
       comparison(eventId: $eventId, from: $from) {
         from { picture { seats { attendeeId } } }
         to { picture { seats { attendeeId } } }
         people { name kind }
       }
     }`,
    { eventId, from: `r:${revision}` },
  );
  expect(errors).toEqual([]);
  const occupants = (side: 'from' | 'to') =>
    (data?.comparison[side].picture.seats ?? []).flatMap(({ attendeeId }) => attendeeId ?? []);
  expect(occupants('from')).not.toContain(cleo);
  expect(occupants('to')).toContain(cleo);
  expect(occupants('to')).toContain(ada);
});
