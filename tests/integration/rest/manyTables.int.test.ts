import { describe, expect, it } from 'vitest';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { boxOf, overlaps } from '../../../schema/tables/seatLayout.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import { anEvent, aTable, type Problem, people, seat, seatsOf, stepsOf } from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');

const tablesOf = async (eventId: string) =>
  (await organiser.call<TableRow[]>('GET', `/api/tables?event=${eventId}`)).body;

const atOnce = <Body = TableRow[] & Problem>(eventId: string, body: object, what = '') =>
  organiser.call<Body>('POST', `/api/events/${eventId}/tables${what}`, body);

const round = (count: number) => ({
  count,
  layout: 'circular',
  capacity: 10,
  name: 'Table {n}',
});

const undo = (eventId: string) => organiser.call('POST', `/api/events/${eventId}/undo`, {});

describe('500 tables', () => {
  it('are added in one step, apart and in order, and undone in one', async () => {
    const { id } = await anEvent(organiser);
    const before = await stepsOf(organiser, id);
    const added = await atOnce(id, { groups: [round(500)] });
    expect(added.status).toBe(201);
    expect(await stepsOf(organiser, id)).toBe(before + 1);
    const tables = await tablesOf(id);
    expect(tables.map(({ name }) => name)).toEqual(
      Array.from({ length: 500 }, (_, n) => `Table ${n + 1}`),
    );
    expect(added.body.map((table) => table.id)).toEqual(tables.map((table) => table.id));
    const [before94, table94] = [tables[92], tables[93]];
    expect(table94?.y === before94?.y || table94?.x === tables[0]?.x).toBe(true);
    expect(await seatsOf(organiser, id)).toHaveLength(5000);

    expect((await undo(id)).status).toBe(200);
    expect(await tablesOf(id)).toEqual([]);
    expect(await seatsOf(organiser, id)).toEqual([]);
  });

  it('are added to a draft as well, where ids are longer', async () => {
    const { id } = await anEvent(organiser);
    const { body } = await organiser.call<{ id: string }>('POST', `/api/events/${id}/drafts`, {
      name: 'Large',
    });
    const added = await atOnce(body.id, { groups: [round(500)] });
    expect([added.status, added.body.length]).toEqual([201, 500]);
  });
});

it('accepts layouts beside the documented ones, which the documented calls refuse', async () => {
  const { id } = await anEvent(organiser);
  const added = await atOnce(id, {
    groups: [
      { count: 1, layout: 'uShape', capacity: 31, name: 'U' },
      { count: 2, layout: 'longTable', capacity: 60, endSeats: true, name: 'Long {n}', from: 4 },
      { count: 3, layout: 'row', capacity: 100, name: 'Row {n}' },
      { count: 1, layout: 'halfRound', capacity: 12, name: 'Half' },
    ],
  });
  expect(added.body.map(({ name, layout, capacity }) => [name, layout, capacity])).toEqual([
    ['U', 'uShape', 31],
    ['Long 4', 'longTable', 60],
    ['Long 5', 'longTable', 60],
    ['Row 1', 'row', 100],
    ['Row 2', 'row', 100],
    ['Row 3', 'row', 100],
    ['Half', 'halfRound', 12],
  ]);
  const boxes = added.body.map(({ x, y, rotation, ...table }) =>
    boxOf({ ...table, place: { x, y, rotation } }),
  );
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);

  const [u] = added.body;
  const resized = await organiser.call('POST', `/api/tables/${u?.id}/resize`, { capacity: 12 });
  expect(resized.status).toBe(400);
  const one = { eventId: id, name: 'One', capacity: 12, layout: 'row' };
  const refused = await organiser.call<Problem>('POST', '/api/tables', one);
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'layout']);
  const changed = await organiser.call<TableRow>('PATCH', `/api/tables/${u?.id}`, {
    layout: 'circular',
    capacity: 8,
  });
  expect([changed.status, changed.body.layout, changed.body.capacity]).toEqual([
    200,
    'circular',
    8,
  ]);
});

it.each([
  ['groups.0.count', { groups: [round(501)] }],
  ['groups', { groups: [round(300), round(300)] }],
  ['groups.0.name', { groups: [{ ...round(2), name: 'Table' }] }],
  ['groups.1.capacity', { groups: [round(2), { ...round(1), layout: 'longTable', capacity: 19 }] }],
  ['arrange.perRow', { groups: [round(2)], arrange: { perRow: 0 } }],
  ['arrange', { groups: [round(200)], arrange: { perRow: 1 } }],
])('refuses invalid values, at %s, and adds nothing', async (path, body) => {
  const { id } = await anEvent(organiser);
  const refused = await atOnce<Problem>(id, body);
  expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path]);
  expect(await tablesOf(id)).toEqual([]);
});

it('leaves the places of existing tables free', async () => {
  const { id } = await anEvent(organiser);
  await atOnce(id, { groups: [round(10)], arrange: { perRow: 4 } });
  const next = await organiser.call<TableRow>('POST', '/api/tables', {
    eventId: id,
    name: 'Next',
    capacity: 6,
    layout: 'circular',
  });
  const tables = await tablesOf(id);
  expect(next.body).toMatchObject({ y: tables[9]?.y, x: (tables[9]?.x ?? 0) + 420 });
});

it('duplicates a table with its tags, but without its people', async () => {
  const { id } = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, id, 4);
  await organiser.call('PATCH', `/api/tables/${table.id}`, { tags: ['quiet'], rotation: 30 });
  const [ada] = await people(organiser, id, 'Ada');
  await seat(organiser, id, seats[0]?.id ?? '', ada?.id ?? '');
  const copied = await organiser.call<TableRow[]>('POST', `/api/tables/${table.id}/duplicate`, {});
  expect(copied.body).toMatchObject([
    { capacity: 4, layout: table.layout, tags: ['quiet'], rotation: 30 },
  ]);
  expect(copied.body[0]?.name).not.toBe(table.name);
  const own = await seatsOf(organiser, id, copied.body[0]?.id);
  expect(own.map(({ attendeeId }: SeatRow) => attendeeId)).toEqual([null, null, null, null]);
});

it('moves, arranges and deletes several in one step each, with undo', async () => {
  const { id } = await anEvent(organiser);
  const { body: added } = await atOnce(id, { groups: [round(4)] });
  const ids = added.map((table) => table.id);
  const before = await tablesOf(id);
  const steps = await stepsOf(organiser, id);

  await atOnce(id, { moves: ids.map((one, n) => ({ id: one, x: n * 700, y: n * 90 })) }, '/move');
  const aligned = await atOnce(id, { ids, how: 'top' }, '/arrange');
  expect(new Set(aligned.body.map(({ y }) => y)).size).toBe(1);
  expect(aligned.body.map(({ x }) => x)).toEqual([0, 700, 1400, 2100]);
  const again = await atOnce(id, { ids, how: 'top' }, '/arrange');
  expect(again.status).toBe(200);
  expect(await stepsOf(organiser, id)).toBe(steps + 2);

  const deleted = await atOnce<{ ids: string[] }>(id, { ids: ids.slice(0, 3) }, '/delete');
  expect([deleted.status, deleted.body.ids]).toEqual([200, ids.slice(0, 3)]);
  expect(await tablesOf(id)).toHaveLength(1);
  for (let n = 0; n < 3; n += 1) expect((await undo(id)).status).toBe(200);
  const places = (tables: TableRow[]) => tables.map(({ id: one, x, y }) => [one, x, y]);
  expect(places(await tablesOf(id))).toEqual(places(before));
});

it('deletes nothing if one of the tables does not exist', async () => {
  const { id } = await anEvent(organiser);
  const { body: added } = await atOnce(id, { groups: [round(2)] });
  const ids = [...added.map((table) => table.id), 'AAAAAAAAAAAAAAAAAAAAAA'];
  expect((await atOnce(id, { ids }, '/delete')).status).toBe(404);
  expect(await tablesOf(id)).toHaveLength(2);
});
