import { describe, expect, it } from 'vitest';
import { eventMarker } from '../../../schema/ids.ts';
import { viewOf } from '../planView.ts';
import type { Attendee, Plan, PlanTable, Seat } from '../seatingPlan.ts';
import { searchEntries, searchMatches, searchTargetOf, spotOf } from './searchEntries.ts';

const eventId = 'dinner';

const person = (id: string, name: string, more: Partial<Attendee> = {}) =>
  ({
    id,
    name,
    company: null,
    title: null,
    tags: [],
    holdingFor: [],
    attendeeRole: 'guest',
    reply: 'none',
    guestOf: null,
    isNamed: true,
    ...more,
  }) as unknown as Attendee;

const table = (id: string, name: string, x: number) =>
  ({ id, name, order: x, x, y: 0, rotation: 90, layout: 'circular', capacity: 2 }) as PlanTable;

const seat = (id: string, tableId: string, position: number, attendeeId: string | null) =>
  ({ id, tableId, position, x: 100, y: 0, attendeeId }) as Seat;

const stage = {
  id: 'o',
  kind: 'stage',
  name: 'Main stage',
  shape: { type: 'point' },
  x: 5,
  y: 6,
  rotation: 0,
} as Plan['floorObjects'][0];

const dinner = viewOf({
  id: eventId,
  attendees: [
    person('zoe', 'Zoë Weiß', { company: 'Stage Design' }),
    person('sam', 'Samir Stagg'),
    person('ida', 'Ida Holm', { holdingFor: [eventMarker(eventId)] }),
    person('leo', 'Leo Holm', { reply: 'no' }),
    person('tab', 'Tabea Ten'),
    person('jrg', 'Jörg Müller'),
    person('mia', 'Mia Lang', { company: 'Mueller & Co' }),
  ],
  tables: [table('ten', 'Table 10', 1000), table('one', 'Table 1', 0)],
  seats: [seat('s1', 'one', 1, null), seat('s2', 'one', 2, 'zoe'), seat('s3', 'ten', 1, null)],
});

const all = searchEntries(dinner, [stage]);
const names = (typed: string) => searchMatches(all, typed).map(({ name }) => name);
const spot = (typed: string) => {
  const [first] = searchMatches(all, typed);
  return first && spotOf(dinner, [stage], first);
};

describe('search results', () => {
  it.each([
    ['weiss zoe', ['Zoë Weiß']],
    ['holm', ['Ida Holm', 'Leo Holm']],
    ['mueller', ['Jörg Müller', 'Mia Lang']],
    ['müller', ['Jörg Müller', 'Mia Lang']],
    ['table 1', ['Table 1', 'Table 10']],
    ['1 tab', ['Table 1', 'Table 10']],
    ['ta', ['Tabea Ten', 'Table 1', 'Table 10', 'Samir Stagg', 'Main stage', 'Zoë Weiß']],
    ['stage', ['Main stage', 'Zoë Weiß']],
    ['nobody of this name', []],
    ['  ', []],
  ])('for “%s” start with the best', (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });
});

describe('the place of a result', () => {
  it("is a seated person's seat, at their table's rotation", () => {
    const found = spot('weiss');
    expect(found).toMatchObject({ at: 'seat', position: 2, seatId: 's2' });
    const by = { kind: 'person', id: 'zoe' } as const;
    expect(searchTargetOf(by, found)).toEqual({
      by,
      point: { x: expect.closeTo(0), y: expect.closeTo(100) },
      tableId: 'one',
      seatId: 's2',
    });
  });

  it.each([
    ['ida', 'holding'],
    ['leo', 'declined'],
    ['samir', 'pool'],
  ])('for %s is a list of people, not the floor', (typed, at) => {
    const found = spot(typed);
    expect(found).toMatchObject({ at });
    expect(searchTargetOf({ kind: 'person', id: typed }, found)).toBeNull();
  });

  it('is the middle of a table, and the marker of an object', () => {
    const [one, main] = [spot('table 1'), spot('main')];
    expect(searchTargetOf({ kind: 'table', id: 'one' }, one)).toMatchObject({
      tableId: 'one',
      point: { x: 0, y: 0 },
    });
    expect(searchTargetOf({ kind: 'object', id: 'o' }, main)).toMatchObject({
      point: { x: 5, y: 6 },
    });
  });

  it("is the middle of an object's area, at any rotation", () => {
    const corners = [
      [0, 0],
      [400, 0],
      [400, 100],
    ];
    const shape = { type: 'path', points: corners, isClosed: true, thickness: 10 };
    const wide = { ...stage, shape, rotation: 90 } as typeof stage;
    const found = spotOf(dinner, [wide], { kind: 'object', id: 'o' });
    expect(found).toMatchObject({
      point: { x: expect.closeTo(-45), y: expect.closeTo(206) },
      size: { width: expect.closeTo(100), height: expect.closeTo(400) },
    });
  });

  it('is nothing once it is gone', () => {
    expect(spotOf(dinner, [stage], { kind: 'person', id: 'gone' })).toBeUndefined();
    expect(spotOf(dinner, [], { kind: 'object', id: 'o' })).toBeUndefined();
    expect(searchTargetOf(null, undefined)).toBeNull();
  });
});
