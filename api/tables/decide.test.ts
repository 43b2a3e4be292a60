import { describe, expect, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import { toPlace } from '../../schema/rooms/floorGeometry.ts';
import { seatsOf } from '../../schema/tables/seatLayout.ts';
import {
  comes,
  dinnerPlanned,
  eventId,
  given,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import type { TableCommand } from './commands.ts';

const tableId = 'garden';
const resize = (capacity: number) => ({ type: 'ResizeTable' as const, eventId, tableId, capacity });
const add = (capacity: number, layout: 'rectangular' | 'circular' | 'oval' = 'rectangular') => ({
  type: 'AddTable' as const,
  eventId,
  name: 'Head table',
  capacity,
  layout,
});

describe('AddTable', () => {
  it('is put on the next free place, with its seats', () => {
    given([dinnerPlanned])
      .when(add(4))
      .gives([
        {
          type: 'TableAdded',
          data: {
            eventId,
            tableId: 'new-0',
            name: 'Head table',
            layout: 'rectangular',
            endSeats: false,
            place: { x: 0, y: 0, rotation: 0 },
            seats: seatsOf({ layout: 'rectangular', capacity: 4, endSeats: false }).map((spot) => ({
              seatId: `new-${spot.position}`,
              ...spot,
            })),
          },
        },
      ]);
  });

  it.each([
    [6, 'rectangular', true],
    [5, 'rectangular', false],
    [8, 'circular', false],
    [8, 'oval', false],
  ] as const)('of %i, %s: end seats %s', (capacity, layout, endSeats) => {
    const [event] = given([dinnerPlanned]).when(add(capacity, layout)).events();
    expect(event?.data).toMatchObject({ endSeats });
  });

  it.each([0, 21, 2.5, -1])('refuses a capacity of %d', (capacity) => {
    given([dinnerPlanned]).when(add(capacity)).refuses('BAD_INPUT');
  });

  it('keeps an event within its limits', () => {
    const tables = Array.from({ length: limits.tablesPerEvent }, (_, n) => tableStands(`t${n}`, 1));
    given([dinnerPlanned, ...tables])
      .when(add(4))
      .refuses('LIMIT_REACHED');
  });
});

describe('ResizeTable', () => {
  it.each([3, 5, 22, 2, 4.5])(
    'refuses %d: only even numbers from 4 to 20 are allowed',
    (capacity) => {
      given([dinnerPlanned, tableStands(tableId, 8)])
        .when(resize(capacity))
        .refuses('BAD_INPUT', { message: 'Capacity must be an even number from 4 to 20' });
    },
  );

  it.each([4, 20])('allows %d, at either end of these', (capacity) => {
    const [event] = given([dinnerPlanned, tableStands(tableId, 8)])
      .when(resize(capacity))
      .events();
    expect(event?.type === 'TableResized' && event.data.seats.after.length).toBe(capacity);
  });

  it('adds seats after the existing ones', () => {
    const [event] = given(miraSeatedAtOne).when(resize(6)).events();
    if (event?.type !== 'TableResized') throw new Error('it is resized');
    expect(event.data.seats.after.map(({ seatId }) => seatId)).toEqual([
      'garden-1',
      'garden-2',
      'garden-3',
      'garden-4',
      'new-5',
      'new-6',
    ]);
    expect(event.data.displaced).toEqual([]);
  });

  it('removes empty seats first, from the highest position down', () => {
    const history = [
      dinnerPlanned,
      tableStands(tableId, 6),
      comes('mira'),
      comes('ada'),
      sits('mira', 'garden-6'),
      sits('ada', 'garden-3'),
    ];
    const [event] = given(history).when(resize(4)).events();
    if (event?.type !== 'TableResized') throw new Error('it is resized');
    expect(event.data.seats.after.map(({ seatId }) => seatId)).toEqual([
      'garden-1',
      'garden-2',
      'garden-3',
      'garden-6',
    ]);
    expect(event.data.displaced).toEqual([]);
  });

  it('then removes occupied ones the same way, and names who loses their seat', () => {
    const people = [1, 2, 3, 4, 5, 6].map((n) => `p${n}`);
    const history = [
      dinnerPlanned,
      tableStands(tableId, 6),
      ...people.map((name) => comes(name)),
      ...people.map((name, index) => sits(name, `garden-${index + 1}`)),
    ];
    const [event] = given(history).when(resize(4)).events();
    if (event?.type !== 'TableResized') throw new Error('it is resized');
    expect(event.data.displaced).toEqual([
      { attendeeId: 'p6', seatId: 'garden-6' },
      { attendeeId: 'p5', seatId: 'garden-5' },
    ]);
    const after = given([...history, event]).state;
    if (after.status !== 'active') throw new Error('the dinner is planned');
    expect(after.attendees.get('p6')?.placement).toEqual({ in: 'pool' });
    expect(after.seats.size).toBe(4);
  });

  it('removes end seats that no longer fit', () => {
    const history = [dinnerPlanned, tableStands(tableId, 6, 'rectangular', true)];
    const [event] = given(history).when(resize(4)).events();
    expect(event?.data).toMatchObject({ endSeats: { before: true, after: false } });
  });

  it('records nothing if nothing would change, and finds no tables of other events', () => {
    given(miraSeatedAtOne).when(resize(4)).gives([]);
    given([dinnerPlanned]).when(resize(4)).refuses('TABLE_NOT_FOUND');
  });
});

describe('EditTable', () => {
  type Changes = Extract<TableCommand, { type: 'EditTable' }>['changes'];
  const edit = (changes: Changes) => ({ type: 'EditTable' as const, eventId, tableId, changes });

  it('records each change as a separate fact', () => {
    const events = given(miraSeatedAtOne)
      .when(edit({ name: 'Terrace', layout: 'oval', capacity: 5 }))
      .events();
    expect(events.map(({ type }) => type)).toEqual([
      'TableRenamed',
      'TableLayoutChanged',
      'TableResized',
    ]);
    const after = given([...miraSeatedAtOne, ...events]).state;
    if (after.status !== 'active') throw new Error('the dinner is planned');
    expect(after.tables.get(tableId)).toMatchObject({ name: 'Terrace', layout: 'oval' });
    expect(after.seats.get('garden-1')?.attendeeId).toBe('mira');
    expect(after.seats.size).toBe(5);
  });

  it('tags a table, keeps its tags through other changes, and records those it loses', () => {
    const tagged = {
      type: 'TableTagged' as const,
      data: { eventId, tableId, before: [], after: ['Quiet', 'front'] },
    };
    given(miraSeatedAtOne)
      .when(edit({ tags: ['Quiet', 'front'] }))
      .gives([tagged]);
    const quiet = given([...miraSeatedAtOne, tagged]);
    quiet.when(edit({ tags: ['Quiet', 'front'] })).gives([]);
    const reshaped = standing(quiet.when(edit({ layout: 'oval', capacity: 6 })).leaves());
    expect(reshaped.tables.get(tableId)?.tags).toEqual(['Quiet', 'front']);
    expect(
      quiet.when({ type: 'DeleteTable', eventId, tableId }).events().at(-1)?.data,
    ).toMatchObject({ tags: ['Quiet', 'front'] });
  });

  it('merges changes to tags into those made by others meanwhile', () => {
    const tagged = (after: string[]) => ({
      type: 'TableTagged' as const,
      data: { eventId, tableId, before: [], after },
    });
    const since = given([...miraSeatedAtOne, tagged(['front', 'Bar'])]);
    const tags = (changes: Changes) =>
      standing(since.when(edit(changes)).leaves()).tables.get(tableId)?.tags;
    expect(tags({ tags: ['Quiet'], seen: { tags: ['bar'] } })).toEqual(['front', 'Quiet']);
    expect(tags({ tags: [], seen: { tags: ['front', 'bar'] } })).toEqual([]);
    expect(tags({ tags: ['Quiet'] })).toEqual(['Quiet']);
    const full = given([
      ...miraSeatedAtOne,
      tagged(Array.from({ length: limits.tableTags }, (_, n) => `tag ${n}`)),
    ]);
    full.when(edit({ tags: ['Quiet'], seen: { tags: [] } })).refuses('BAD_INPUT', {
      issues: [{ path: 'tags', message: 'A table has at most 10 tags' }],
    });
  });

  it('records nothing if nothing would change', () => {
    given(miraSeatedAtOne)
      .when(edit({ name: tableId, capacity: 4 }))
      .gives([]);
  });

  it('applies all parts at once, each to the result of the previous one', () => {
    const events = given([dinnerPlanned, tableStands(tableId, 6, 'circular')])
      .when(edit({ layout: 'rectangular', endSeats: true, place: { x: 300 } }))
      .events();
    expect(events.map(({ type }) => type)).toEqual([
      'TableLayoutChanged',
      'TableEndSeatsSwitched',
      'TableMoved',
    ]);
    const after = given([dinnerPlanned, tableStands(tableId, 6, 'circular'), ...events]).state;
    if (after.status !== 'active') throw new Error('the dinner is planned');
    const { place, endSeats } = after.tables.get(tableId) ?? {};
    expect([place, endSeats, after.seats.size]).toEqual([{ x: 300, y: 0, rotation: 0 }, true, 8]);
  });

  it('reads a capacity given with end seats as the total', () => {
    const [event] = given([dinnerPlanned, tableStands(tableId, 6, 'oval')])
      .when(edit({ capacity: 10, endSeats: true }))
      .events();
    if (event?.type !== 'TableEndSeatsSwitched') throw new Error('they are switched');
    expect(event.data.seats.after).toHaveLength(10);
    expect(event.data.seats.after.filter(({ y }) => y === 0)).toHaveLength(2);
  });

  it('records nothing if one of its parts is refused', () => {
    given(miraSeatedAtOne)
      .when(edit({ name: 'Terrace', layout: 'circular', endSeats: true }))
      .refuses('BAD_INPUT');
    given([dinnerPlanned]).when(edit({})).refuses('TABLE_NOT_FOUND');
  });

  it('limits the capacity to 1 to 20', () => {
    given(miraSeatedAtOne)
      .when(edit({ capacity: 21 }))
      .refuses('BAD_INPUT');
  });
});

describe('SetEndSeats', () => {
  const endSeats = (on: boolean) => ({
    type: 'SetEndSeats' as const,
    eventId,
    tableId,
    endSeats: on,
  });

  it('adds one seat at each end', () => {
    const history = [dinnerPlanned, tableStands(tableId, 6, 'oval')];
    const [event] = given(history).when(endSeats(true)).events();
    if (event?.type !== 'TableEndSeatsSwitched') throw new Error('they are switched');
    expect(event.data.seats.after).toHaveLength(8);
    expect(event.data.seats.after.filter(({ y }) => y === 0)).toHaveLength(2);
  });

  it('removes both end seats when they are switched off', () => {
    const history = [dinnerPlanned, tableStands(tableId, 8, 'rectangular', true)];
    const [event] = given(history).when(endSeats(false)).events();
    expect(event?.data).toMatchObject({ endSeats: { before: true, after: false } });
  });

  it.each([
    ['circular', 8],
    ['oval', 5],
    ['oval', 20],
  ] as const)('refuses them at a %s table of %i', (layout, capacity) => {
    given([dinnerPlanned, tableStands(tableId, capacity, layout)])
      .when(endSeats(true))
      .refuses('BAD_INPUT');
  });

  it('records nothing if nothing would change', () => {
    given([dinnerPlanned, tableStands(tableId, 8, 'oval')])
      .when(endSeats(false))
      .gives([]);
  });
});

describe('MoveTable', () => {
  const move = (x: number) => ({
    type: 'MoveTable' as const,
    eventId,
    tableId,
    place: { x, y: 0, rotation: 0 },
  });

  it('moves it, and records nothing if it is there already', () => {
    given(miraSeatedAtOne)
      .when(move(300))
      .gives([
        {
          type: 'TableMoved',
          data: {
            eventId,
            tableId,
            before: { x: 0, y: 0, rotation: 0 },
            after: { x: 300, y: 0, rotation: 0 },
          },
        },
      ]);
    given(miraSeatedAtOne).when(move(0)).gives([]);
  });
});

describe('DeleteTable', () => {
  it('returns its people to the pool', () => {
    const command = { type: 'DeleteTable' as const, eventId, tableId };
    const [event] = given(miraSeatedAtOne).when(command).events();
    if (event?.type !== 'TableDeleted') throw new Error('it is deleted');
    expect(event.data.displaced).toEqual([{ attendeeId: 'mira', seatId: 'garden-1' }]);
    const after = given([...miraSeatedAtOne, event]).state;
    if (after.status !== 'active') throw new Error('the dinner is planned');
    expect(after.attendees.get('mira')?.placement).toEqual({ in: 'pool' });
    expect([after.tables.size, after.seats.size]).toEqual([0, 0]);
  });
});

describe('further layouts', () => {
  const reshape = (changes: object) => ({
    type: 'EditTable' as const,
    eventId,
    tableId,
    changes,
  });

  it('change layout and capacity together, in one domain event', () => {
    const [event, ...others] = given(miraSeatedAtOne)
      .when(reshape({ layout: 'longTable', capacity: 24 }))
      .events();
    expect(event?.type).toBe('TableLayoutChanged');
    expect(others).toEqual([]);
    const left = given(miraSeatedAtOne).when(reshape({ layout: 'longTable', capacity: 24 }));
    expect(standing(left.leaves()).tables.get(tableId)?.seatIds).toHaveLength(24);
  });

  it.each([
    ['longTable', 23],
    ['longTable', 20],
    ['longTable', 62],
    ['uShape', 5],
    ['uShape', 61],
    ['halfRound', 1],
    ['halfRound', 13],
    ['row', 101],
    ['circular', 21],
  ] as const)('refuse a %s of %i', (layout, capacity) => {
    given(miraSeatedAtOne)
      .when(reshape({ layout, capacity }))
      .refuses('BAD_INPUT', { issues: [{ path: 'capacity' }] });
  });

  it('refuse odd steps, and end seats without ends', () => {
    const row = [...miraSeatedAtOne];
    const made = given(row).when(reshape({ layout: 'row', capacity: 30 }));
    const events = made.events().map(({ type, data }) => ({ type, data })) as typeof row;
    given([...row, ...events])
      .when(resize(8))
      .refuses('BAD_INPUT', { issues: [{ path: 'capacity' }] });
    given([...row, ...events])
      .when({ type: 'SetEndSeats', eventId, tableId, endSeats: true })
      .refuses('BAD_INPUT', { issues: [{ path: 'endSeats' }] });
  });
});

describe('AddTables', () => {
  const group = { count: 12, layout: 'circular' as const, capacity: 8, name: 'Table {n}' };
  const adding = (groups: object[], arrange?: object) =>
    ({ type: 'AddTables', eventId, groups, ...(arrange && { arrange }) }) as TableCommand;
  const tablesOf = (command: TableCommand, events = [dinnerPlanned]) =>
    given(events)
      .when(command)
      .events()
      .flatMap((event) => (event.type === 'TablesAdded' ? event.data.tables : []));

  it('adds named tables in rows in one domain event, each with its own seats', () => {
    const tables = tablesOf(adding([group], { perRow: 4 }));
    expect(tables.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Table ${n + 1}`),
    );
    expect(tables.map(({ place }) => place.x)).toEqual(
      [0, 0, 0].flatMap(() => [0, 420, 840, 1260]),
    );
    const ids = tables.flatMap(({ tableId, seats }) => [
      tableId,
      ...seats.map(({ seatId }) => seatId),
    ]);
    expect(new Set(ids).size).toBe(12 * 9);
    expect(tables.every(({ endSeats }) => !endSeats)).toBe(true);
  });

  it('lists the groups one after the other', () => {
    const head = { count: 1, layout: 'rectangular', capacity: 10, name: 'Head table' };
    const left = given([dinnerPlanned]).when(adding([head, { ...group, count: 2, from: 5 }]));
    const names = [...standing(left.leaves()).tables.values()]
      .sort((one, other) => one.order - other.order)
      .map(({ name, endSeats }) => [name, endSeats]);
    expect(names).toEqual([
      ['Head table', true],
      ['Table 5', false],
      ['Table 6', false],
    ]);
  });

  it('adds copies of a table, numbered onwards, with its tags but without its people', () => {
    const tagged = [
      ...miraSeatedAtOne,
      {
        type: 'TableTagged' as const,
        data: { eventId, tableId, before: [], after: ['quiet'] },
      },
    ];
    const [one, other] = tablesOf(adding([{ like: tableId, count: 2 }]), tagged);
    expect(one).toMatchObject({ tags: ['quiet'], seats: { length: 4 } });
    expect([one?.name, other?.name]).toEqual(['garden 2', 'garden 3']);
  });

  it('leaves a stage in the middle free, and stays within the room', () => {
    const stage = {
      type: 'FloorObjectPlaced' as const,
      data: {
        eventId,
        objectId: 'stage',
        object: {
          kind: 'stage' as const,
          name: 'Stage',
          shape: { type: 'rect' as const, width: 700, height: 400 },
          place: { x: 1000, y: 800, rotation: 20 },
          point: null,
          isSolid: true,
        },
      },
    };
    const corners: [number, number][] = [
      [0, 0],
      [2000, 0],
      [2000, 4000],
      [0, 4000],
    ];
    const outlined = {
      type: 'RoomOutlineSet' as const,
      data: { eventId, before: null, after: { points: corners, units: 'metric' as const } },
    };
    const tables = tablesOf(adding([group]), [dinnerPlanned, stage, outlined]);
    expect(tables).toHaveLength(12);
    for (const { place } of tables) {
      const { x, y } = toPlace(stage.data.object.place, place);
      expect(Math.abs(x) > 350 || Math.abs(y) > 200).toBe(true);
      expect(place.x > 0 && place.x < 2000 && place.y > 0 && place.y < 4000).toBe(true);
    }
  });

  it('is not repeated', () => {
    const before = given([dinnerPlanned]).when(adding([group]));
    const events = before.events().map(({ type, data }) => ({ type, data }));
    given([dinnerPlanned, ...(events as (typeof dinnerPlanned)[])])
      .when(adding([group]))
      .gives([]);
  });

  it.each([
    ['groups.0.name', [{ ...group, name: 'Table' }]],
    ['groups.0.name', [{ ...group, name: `${'x'.repeat(48)}{n}`, from: 90 }]],
    ['groups.1.capacity', [group, { ...group, layout: 'longTable', capacity: 19 }]],
    ['groups.0.endSeats', [{ ...group, endSeats: true }]],
    ['groups', [{ ...group, count: 501 }]],
    ['groups', [{ ...group, count: 400, capacity: 20 }]],
    ['arrange', [group], { at: { x: 19_900, y: 0 }, perRow: 12 }],
  ] as const)('refuses invalid values, at %s', (path, groups, arrange?: object) => {
    given([dinnerPlanned])
      .when(adding([...groups], arrange))
      .refuses('BAD_INPUT', { issues: [{ path }] });
  });

  it.each([
    ['name', { count: 2, name: 'Terrace' }],
    ['name', { count: 1, name: `${'x'.repeat(50)}{n}` }],
    ['count', { count: 500 }],
  ])('refuses invalid copies by the field of their own command: %s', (path, copies) => {
    given([dinnerPlanned, tableStands('hall', 12)])
      .when(adding([{ like: 'hall', ...copies }]))
      .refuses('BAD_INPUT', { issues: [{ path }] });
  });

  it('observes the limits of an event', () => {
    const stand = Array.from({ length: 790 }, (_, n) => tableStands(`t${n}`, 1));
    const added = given([dinnerPlanned, ...stand]);
    added.when(adding([{ ...group, count: 11 }])).refuses('LIMIT_REACHED');
    expect(added.when(adding([{ ...group, count: 10 }])).events()).toHaveLength(1);
  });
});

describe('several tables at once', () => {
  const hall = tableStands('hall', 4);
  const two = [...miraSeatedAtOne, hall];
  const placeOfGarden = { x: 0, y: 0, rotation: 0 };

  it('are moved, and unmoved ones are not recorded', () => {
    const moves = [
      { tableId, place: { x: 50, y: 60 } },
      { tableId: 'hall', place: {} },
    ];
    given(two)
      .when({ type: 'MoveTables', eventId, moves })
      .gives([
        {
          type: 'TablesMoved',
          data: {
            eventId,
            moves: [{ tableId, before: placeOfGarden, after: { ...placeOfGarden, x: 50, y: 60 } }],
          },
        },
      ]);
    given(two)
      .when({ type: 'MoveTables', eventId, moves: [{ tableId, place: placeOfGarden }] })
      .gives([]);
  });

  it('are all found, once each, or nothing is moved', () => {
    const move = { tableId, place: { x: 50 } };
    given(two)
      .when({ type: 'MoveTables', eventId, moves: [move, { ...move, tableId: 'gone' }] })
      .refuses('TABLE_NOT_FOUND');
    given(two)
      .when({ type: 'MoveTables', eventId, moves: [move, move] })
      .refuses('BAD_INPUT', { issues: [{ path: 'moves' }] });
  });

  it('are arranged once each, and only if the floor has room', () => {
    const arranging = (tableIds: string[], gap?: number) =>
      given(two).when({ type: 'ArrangeTables', eventId, tableIds, how: 'rows', perRow: 1, gap });
    arranging([tableId, tableId]).refuses('BAD_INPUT', { issues: [{ path: 'ids' }] });
    arranging([tableId, 'hall'], 40_000).refuses('BAD_INPUT', { issues: [{ path: 'ids' }] });
  });

  it('are deleted in one step: a rule that names both goes with the second', () => {
    const rule = { kind: 'AtTable' as const, who: { tag: 'vip' }, tables: [tableId, 'hall'] };
    const ruleAdded = {
      type: 'SeatingRuleAdded' as const,
      data: { eventId, ruleId: 'r', order: 9, rule: { ...rule, weight: 3 } },
    };
    const deleting = given([...two, ruleAdded]).when({
      type: 'DeleteTables',
      eventId,
      tableIds: [tableId, 'hall'],
    });
    expect(
      deleting.events().map(({ type, data }) => [type, 'rules' in data ? data.rules : undefined]),
    ).toEqual([
      ['TableDeleted', { shortened: ['r'], removed: [] }],
      ['TableDeleted', { shortened: [], removed: ['r'] }],
    ]);
    const left = standing(deleting.leaves());
    expect([left.tables.size, left.seats.size, left.rules.size]).toEqual([0, 0, 0]);
    expect(left.attendees.get('mira')?.placement).toEqual({ in: 'pool' });
  });
});
