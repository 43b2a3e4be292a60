import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatRow } from '../../../schema/entities/seat.ts';
import type { TableRow } from '../../../schema/entities/table.ts';
import { plannerOfFile } from '../../harness/plannerOfFile.ts';
import {
  anEvent,
  aTable,
  type Problem,
  people,
  seat,
  seatsOf,
  stepsOf,
  unknownId,
} from './prepared.ts';

const planner = plannerOfFile();
const organiser = planner.somebody('organiser@example.com');
const stranger = planner.somebody('stranger@example.com');
let eventId: string;
beforeAll(async () => {
  eventId = (await anEvent(organiser)).id;
});

type Changed = TableRow & Problem & { displaced: { attendeeId: string; name: string }[] };

const add = (body: object, query = '') =>
  organiser.call<TableRow & Problem>('POST', `/api/tables${query}`, body);

const change = (id: string, body: object, headers?: Record<string, string>) =>
  organiser.call<Changed>('PATCH', `/api/tables/${id}`, body, { headers });

const resize = (id: string, capacity: unknown, caller = organiser) =>
  caller.call<Changed>('POST', `/api/tables/${id}/resize`, { capacity });

const read = async (id: string): Promise<TableRow> =>
  (await organiser.call<TableRow>('GET', `/api/tables/${id}`)).body;

/** A table with people on the seats of these positions, in a new event. */
const seated = async (capacity: number, positions: Record<number, string>) => {
  const event = await anEvent(organiser);
  const { table, seats } = await aTable(organiser, event.id, capacity);
  const attendees = await people(organiser, event.id, ...Object.values(positions));
  for (const [n, position] of Object.keys(positions).entries()) {
    await seat(organiser, event.id, idAt(seats, Number(position)), attendees[n]?.id ?? '');
  }
  const idOf = (name: string) => attendees.find((person) => person.name === name)?.id ?? '';
  return { eventId: event.id, table, seats, idOf };
};

const idAt = (seats: SeatRow[], position: number): string =>
  seats.find((one) => one.position === position)?.id ?? '';

describe('adding a table', () => {
  it.each([
    ['rectangular', 6, true],
    ['rectangular', 5, false],
    ['rectangular', 20, true],
    ['oval', 8, false],
    ['circular', 8, false],
    ['circular', 1, false],
  ] as const)(
    'answers 201: %s for %i, end seats %s, with a seat for each',
    async (layout, capacity, endSeats) => {
      const { status, body } = await add({ eventId, name: 'Head table', capacity, layout });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        eventId,
        name: 'Head table',
        capacity,
        layout,
        endSeats,
        isActive: true,
        rotation: 0,
      });
      expect(await read(body.id)).toEqual(body);
      const seats = await seatsOf(organiser, eventId, body.id);
      expect(seats.map(({ position }) => position)).toEqual(
        Array.from({ length: capacity }, (_, n) => n + 1),
      );
      expect(new Set(seats.map(({ x, y }) => `${x} ${y}`)).size).toBe(capacity);
    },
  );

  it('reads the event from ?event= as well, and a place on the floor', async () => {
    const place = { x: -120.5, y: 300, rotation: 90 };
    const { status, body } = await add(
      { name: 'T', capacity: 4, layout: 'oval', ...place },
      `?event=${eventId}`,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ eventId, ...place });
  });

  it('answers 400 if ?event= names another event than eventId', async () => {
    const other = await anEvent(organiser);
    const { status, body } = await add(
      { eventId, name: 'T', capacity: 4, layout: 'oval' },
      `?event=${other.id}`,
    );
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: 'eventId' }]);
  });

  it.each([
    ['no event', { eventId: undefined }, 'eventId', 'Name the event by eventId or by ?event='],
    ['no name', { name: '' }, 'name', 'Table name is required'],
    [
      'a name of 51 characters',
      { name: 'x'.repeat(51) },
      'name',
      'Table name must be under 50 characters',
    ],
    ['no seats', { capacity: 0 }, 'capacity', 'Capacity must be at least 1'],
    ['21 seats', { capacity: 21 }, 'capacity', 'Capacity must be 20 or less'],
    ['half a seat', { capacity: 6.5 }, 'capacity', 'Capacity must be a whole number'],
    ['seats as text', { capacity: '6' }, 'capacity', 'Capacity must be a whole number'],
    ['no layout', { layout: undefined }, 'layout', 'Must be one of rectangular, circular, oval'],
    ['a square', { layout: 'square' }, 'layout', 'Must be one of rectangular, circular, oval'],
    ['half a place', { x: 100 }, 'y', 'Give both x and y, or neither'],
    ['the other half', { y: 100 }, 'x', 'Give both x and y, or neither'],
    ['a rotation without a place', { rotation: 90 }, 'rotation', 'Give x and y with a rotation'],
    ['a place off the floor', { x: 20_001, y: 0 }, 'x', 'Must be 20000 or less'],
    ['seats of its own', { seats: [] }, 'seats', 'Unknown field'],
  ])('refuses %s with 400, naming the field', async (_, fields, path, message) => {
    const { status, body } = await add({
      eventId,
      name: 'T',
      capacity: 6,
      layout: 'oval',
      ...fields,
    });
    expect([status, body.code]).toEqual([400, 'BAD_INPUT']);
    expect(body.issues).toEqual([{ path, message }]);
  });

  it('answers 404 for an event that does not exist or is not the caller’s', async () => {
    const table = { name: 'T', capacity: 6, layout: 'oval' };
    expect((await add({ ...table, eventId: unknownId })).body.code).toBe('EVENT_NOT_FOUND');
    const foreign = await stranger.call<Problem>('POST', '/api/tables', { ...table, eventId });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'EVENT_NOT_FOUND']);
  });
});

describe('resizing', () => {
  it.each([4, 6, 12, 20])('to %i seats answers the table and its seats', async (capacity) => {
    const { table } = await aTable(organiser, eventId, 8);
    const { status, body } = await resize(table.id, capacity);
    expect([status, body.capacity, body.displaced]).toEqual([200, capacity, []]);
    expect(await seatsOf(organiser, eventId, table.id)).toHaveLength(capacity);
  });

  it.each([2, 3, 5, 19, 21, 22, 0, -4])(
    'to %i answers 400 with the reason, and changes nothing',
    async (capacity) => {
      const { table } = await aTable(organiser, eventId, 8);
      const { status, body } = await resize(table.id, capacity);
      const message = 'Capacity must be an even number from 4 to 20';
      expect([status, body.issues]).toEqual([400, [{ path: 'capacity', message }]]);
      expect(await read(table.id)).toEqual(table);
    },
  );

  it('keeps everybody if there are enough empty seats, whatever their position', async () => {
    const { eventId: id, table, seats, idOf } = await seated(8, { 7: 'Ada', 8: 'Grace' });
    const { body } = await resize(table.id, 4);
    expect(body.displaced).toEqual([]);
    const left = await seatsOf(organiser, id, table.id);
    expect(left.map((one) => one.id)).toEqual(
      [1, 2, 7, 8].map((position) => idAt(seats, position)),
    );
    expect(left.map(({ attendeeId }) => attendeeId)).toEqual([
      null,
      null,
      idOf('Ada'),
      idOf('Grace'),
    ]);
  });

  it('otherwise sends people to the pool from the highest position down, and names them', async () => {
    const {
      eventId: id,
      table,
      idOf,
    } = await seated(6, { 1: 'Ada', 2: 'Barbara', 3: 'Grace', 5: 'Hedy', 6: 'Joan' });
    const { status, body } = await resize(table.id, 4);
    expect([status, body.displaced]).toEqual([200, [{ attendeeId: idOf('Joan'), name: 'Joan' }]]);
    const left = await seatsOf(organiser, id, table.id);
    expect(left.map(({ attendeeId }) => attendeeId)).toEqual(
      ['Ada', 'Barbara', 'Grace', 'Hedy'].map(idOf),
    );
    expect((await organiser.call('GET', `/api/attendees/${idOf('Joan')}`)).status).toBe(200);
  });

  it('to the present size succeeds and records nothing', async () => {
    const event = await anEvent(organiser);
    const { table } = await aTable(organiser, event.id, 8);
    expect((await resize(table.id, 8)).status).toBe(200);
    expect(await stepsOf(organiser, event.id)).toBe(2);
  });

  it('answers 404 for a table that does not exist or is not the caller’s', async () => {
    const { table } = await aTable(organiser, eventId, 8);
    const missing = await resize(unknownId, 6);
    const foreign = await resize(table.id, 6, stranger);
    expect([missing.status, missing.body.code]).toEqual([404, 'TABLE_NOT_FOUND']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });
});

describe('changing a table', () => {
  it('accepts name, layout, any capacity from 1 to 20 and a place, all at once', async () => {
    const { table } = await aTable(organiser, eventId, 8);
    const fields = { name: 'Garden', layout: 'oval', capacity: 7, x: 10, y: 20, rotation: 45 };
    const { status, body } = await change(table.id, fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...fields, displaced: [] });
    expect({ ...(await read(table.id)), displaced: [] }).toEqual(body);
  });

  it('names people who lose their seat by a smaller capacity', async () => {
    const { table, idOf } = await seated(3, { 1: 'Ada', 3: 'Grace' });
    const { body } = await change(table.id, { capacity: 1 });
    expect(body.displaced).toEqual([{ attendeeId: idOf('Grace'), name: 'Grace' }]);
  });

  it.each([
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 21 }, 'capacity'],
    [{ name: null }, 'name'],
    [{ layout: 'star' }, 'layout'],
    [{ name: 'Renamed', rotation: 361 }, 'rotation'],
    [{ id: 'x' }, 'id'],
    [{ isActive: false }, 'isActive'],
  ])('refuses %j with 400 and changes nothing', async (fields, path) => {
    const { table } = await aTable(organiser, eventId, 4);
    const { status, body } = await change(table.id, fields);
    expect([status, body.issues.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect(await read(table.id)).toEqual(table);
  });

  it('takes effect once for a key, and repeats the first answer', async () => {
    const { table } = await seated(4, { 4: 'Ada', 3: 'Grace', 2: 'Joan' });
    const send = () => change(table.id, { capacity: 2 }, { 'idempotency-key': 'smaller' });
    const [first, again] = [await send(), await send()];
    expect(first.body.displaced.map(({ name }) => name)).toEqual(['Ada']);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});

describe('tagging a table', () => {
  it('keeps the words as typed, trimmed, and answers them with the table', async () => {
    const { table } = await aTable(organiser, eventId, 4);
    const tags = ['Quiet', 'near the stage'];
    const { status, body } = await change(table.id, { tags: [' Quiet ', 'near the stage'] });
    expect([status, body.tags]).toEqual([200, tags]);
    expect((await read(table.id)).tags).toEqual(tags);
    expect((await change(table.id, { tags: [] })).body.tags).toEqual([]);
  });

  it('keeps what somebody else has added since they were seen', async () => {
    const { table } = await aTable(organiser, eventId, 4);
    await change(table.id, { tags: ['front'] });
    const { body } = await change(table.id, { tags: ['Quiet'], seen: { tags: [] } });
    expect(body.tags).toEqual(['front', 'Quiet']);
  });

  it.each([
    ['two that differ by case alone', ['quiet', 'Quiet']],
    ['an empty one', [' ']],
    ['one of 41 characters', ['q'.repeat(41)]],
    ['eleven', Array.from({ length: 11 }, (_, n) => `tag ${n}`)],
  ])('refuses %s', async (_, tags) => {
    const { table } = await aTable(organiser, eventId, 4);
    const { status, body } = await change(table.id, { tags });
    expect([status, body.issues[0]?.path]).toEqual([400, expect.stringMatching(/^tags/)]);
    expect(await read(table.id)).toEqual(table);
  });
});

describe('end seats', () => {
  it('add two seats, or remove two', async () => {
    const { table } = await aTable(organiser, eventId, 6, 'oval');
    const on = await change(table.id, { endSeats: true });
    expect(on.body).toMatchObject({ endSeats: true, capacity: 8 });
    const off = await change(table.id, { endSeats: false });
    expect(off.body).toMatchObject({ endSeats: false, capacity: 6 });
  });

  it.each([
    ['circular', 8, true, 'A circular table has no end seats'],
    ['oval', 4, true, 'End seats need a table of 6 seats or more'],
    ['oval', 20, true, 'With this change the table would not have 4 to 20 seats'],
  ] as const)('are refused on a %s table of %i', async (layout, capacity, endSeats, message) => {
    const { table } = await aTable(organiser, eventId, capacity, layout);
    const { status, body } = await change(table.id, { endSeats });
    expect([status, body.issues]).toEqual([400, [{ path: 'endSeats', message }]]);
    expect(await read(table.id)).toEqual(table);
  });
});

describe('deleting a table', () => {
  it('answers 204; its seats are gone, and its people are in the pool', async () => {
    const { eventId: id, table, idOf } = await seated(4, { 1: 'Ada' });
    expect((await organiser.call('DELETE', `/api/tables/${table.id}`)).status).toBe(204);
    expect(await seatsOf(organiser, id)).toEqual([]);
    const { body } = await organiser.call<{ id: string }[]>('GET', `/api/attendees?event=${id}`);
    expect(body.map((person) => person.id)).toEqual([idOf('Ada')]);
    expect((await organiser.call('DELETE', `/api/tables/${table.id}`)).status).toBe(404);
  });
});

it('lists the tables of an event in pages, and of all own events without one', async () => {
  const owner = await planner.caller('owner@example.com');
  const [one, two] = [await anEvent(owner), await anEvent(owner)];
  for (const event of [one, one, two]) await aTable(owner, event.id, 4);
  const tables = (query: string) => owner.call<TableRow[]>('GET', `/api/tables${query}`);
  expect((await tables('')).body).toHaveLength(3);
  const part = await tables(`?event=${one.id}&limit=1`);
  expect(part.body).toEqual((await tables(`?event=${one.id}`)).body.slice(0, 1));
  expect(part.headers.get('link')).toBe(
    `</api/tables?event=${one.id}&limit=1&offset=1>; rel="next"`,
  );
  expect((await tables(`?event=${eventId}`)).status).toBe(404);
  expect((await tables('?event=')).status).toBe(400);
});
