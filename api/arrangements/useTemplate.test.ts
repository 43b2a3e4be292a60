import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventPlanEvent, SnapshotTable } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { boxOf, overlaps } from '../../schema/tables/seatLayout.ts';
import {
  barStands,
  comes,
  dinnerPlanned,
  eventId,
  given,
  hallTagged,
  isHeld,
  miraPinned,
  miraSeatedAtOne,
  personNamed,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { matchTakers } from './fromTemplate.ts';
import { placesBeside } from './placeBeside.ts';
import { snapshotOf } from './snapshot.ts';

/** A hall of two tables: Mira on the head table, Ada and Ben on the other. */
const hall = standing(
  given([
    dinnerPlanned,
    tableStands('head', 2),
    tableStands('long', 6, 'rectangular', true),
    ...['mira', 'ada', 'ben'].map((name) => comes(name)),
    sits('mira', 'head-1'),
    sits('ada', 'long-1'),
    sits('ben', 'long-6'),
  ]).state,
);
const { tables } = snapshotOf(hall, null);
const names = new Map([
  ['head-1', 'Mira Berg'],
  ['long-1', 'Ada Park'],
  ['long-6', 'Ben'],
]);

const use = (given: { tables?: SnapshotTable[]; names?: Map<string, string> } = {}) => ({
  type: 'UseTemplate' as const,
  eventId,
  arrangementId: 'template',
  name: 'Hall',
  tables,
  names,
  ...given,
});

const called = (attendeeId: string, name: string): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole: 'guest',
    tags: [],
    person: personNamed(name),
    held: null,
  },
});

const made = (events: EventPlanEvent[], command = use()) =>
  standing(given(events).when(command).leaves());

const placesOf = (plan: ReturnType<typeof made>) =>
  plan.attendees.map(({ placement }) =>
    placement.in === 'seat' ? plan.seats.get(placement.seatId)?.position : placement.in,
  );

describe('UseTemplate', () => {
  it('adds its tables with their seats under new ids, in their order', () => {
    const plan = made([dinnerPlanned, tableStands('bar', 1)]);
    const order = [...plan.tables].sort(([, a], [, b]) => a.order - b.order);
    expect(order.map(([id, { name, layout, endSeats }]) => [id, name, layout, endSeats])).toEqual([
      ['bar', 'bar', 'circular', false],
      ['new-0', 'head', 'circular', false],
      ['new-1', 'long', 'rectangular', true],
    ]);
    expect(plan.tables.get('new-0')?.seatIds).toEqual(['new-2', 'new-3']);
    expect(plan.seats.get('new-9')).toEqual({
      ...hall.seats.get('long-6'),
      tableId: 'new-1',
      attendeeId: null,
    });
    expect(plan.nextOrder).toBe(3);
  });

  it('records one change that names the template and nobody of its event', () => {
    const [event] = given([dinnerPlanned, called('m', 'Mira Berg')])
      .when(use())
      .events();
    expect(event).toMatchObject({
      type: 'ArrangementApplied',
      data: { arrangementId: 'template', name: 'Hall', asTemplate: true },
    });
    const recorded = JSON.stringify(event);
    for (const word of ['mira', 'ada', 'Ada Park', 'Ben', 'Berg', 'head-1', 'long-1'])
      expect(recorded).not.toContain(word);
  });

  it('seats people by name, ignoring case', () => {
    const plan = made([dinnerPlanned, called('m', 'mira  BERG'), called('a', 'Ada Park')]);
    expect(plan.attendees.get('m')?.placement).toEqual({ in: 'seat', seatId: 'new-2' });
    expect(plan.attendees.get('a')?.placement).toEqual({ in: 'seat', seatId: 'new-4' });
  });

  it('seats nobody if two people share the name, in the event or in the template', () => {
    const twice = [dinnerPlanned, called('m', 'Mira Berg'), called('n', 'Mira Berg')];
    expect([...placesOf(made(twice)).values()]).toEqual(['pool', 'pool']);
    const namesakes = use({ names: new Map([...names, ['head-2', 'mira berg']]) });
    const once = [dinnerPlanned, called('m', 'Mira Berg')];
    expect(placesOf(made(once, namesakes)).get('m')).toBe('pool');
  });

  it('does not confuse unnamed plus-ones', () => {
    const plusOne = { ...called('g', 'Guest').data, guestOf: 'm', isNamed: false };
    const plan = made(
      [dinnerPlanned, called('m', 'Mo Lind'), { type: 'AttendeeAdded', data: plusOne } as never],
      use({ names: new Map([['head-1', 'Guest']]) }),
    );
    expect(placesOf(plan).get('g')).toBe('pool');
  });

  it('matches people by id within the same event', () => {
    const twice = [dinnerPlanned, called('mira', 'Mira Berg'), called('n', 'Mira Berg')];
    const plan = made([...twice, called('ada', 'Ada Novak')]);
    expect(plan.attendees.get('mira')?.placement).toEqual({ in: 'seat', seatId: 'new-2' });
    expect(plan.attendees.get('ada')?.placement).toEqual({ in: 'seat', seatId: 'new-4' });
    expect(plan.attendees.get('n')?.placement.in).toBe('pool');
  });

  it('matches people by id in a draft of that event as well', () => {
    const copy = `mira~${eventId}`;
    const draftOf = { eventId: 'live', revision: 0, name: 'Long tables' };
    const begun = { type: 'EventPlanCreated' as const, data: { ...dinnerPlanned.data, draftOf } };
    const plan = made([begun as EventPlanEvent, called(copy, 'Mira Novak')]);
    expect(plan.attendees.get(copy)?.placement).toEqual({
      in: 'seat',
      seatId: `new-2~${eventId}`,
    });
  });

  it('counts names that several people share', () => {
    const ambiguousIn = (events: EventPlanEvent[], called = names) =>
      matchTakers(standing(given(events).state), tables, called).ambiguous;
    const mira = called('m', 'Mira Berg');
    expect(ambiguousIn([dinnerPlanned, mira])).toBe(0);
    expect(ambiguousIn([dinnerPlanned, mira, called('n', 'mira berg')])).toBe(1);
    const namesakes = new Map([...names, ['head-2', 'mira berg']]);
    expect(ambiguousIn([dinnerPlanned, mira], namesakes)).toBe(2);
    expect(ambiguousIn([dinnerPlanned], namesakes)).toBe(0);
  });

  it('leaves people who are seated or held already', () => {
    const events = [
      dinnerPlanned,
      tableStands('bar', 1),
      called('m', 'Mira Berg'),
      called('a', 'Ada Park'),
      sits('m', 'bar-1'),
      isHeld('a'),
    ];
    const plan = made(events);
    expect(plan.attendees.get('m')?.placement).toEqual({ in: 'seat', seatId: 'bar-1' });
    expect(plan.attendees.get('a')?.placement.in).toBe('holding');
  });

  it('seats nobody who has declined', () => {
    const declined: EventPlanEvent = {
      type: 'AttendeesReplied',
      data: {
        eventId,
        replies: [{ attendeeId: 'a', before: 'none', after: 'no', from: { in: 'pool' } }],
      },
    };
    const { state } = given([dinnerPlanned, called('a', 'Ben'), declined]);
    const { taken, ambiguous } = matchTakers(standing(state), tables, new Map([['long-6', 'Ben']]));
    expect([taken, ambiguous]).toEqual([[], 0]);
  });

  it('adds room and tags, except what the event already has under that name', () => {
    const furnished = [dinnerPlanned, tableStands('hall', 1), hallTagged, barStands];
    const { names: _, ...template } = snapshotOf(standing(given(furnished).state), null);
    const command = { ...use(), ...template, names: new Map<string, string>() };
    const plan = made([dinnerPlanned], command);
    expect(plan.objects.toJS()).toEqual({ 'new-2': template.objects?.[0]?.object });
    expect(plan.tables.get('new-0')?.tags).toEqual(['quiet']);

    const beside = made([dinnerPlanned, tableStands('other', 1)], command);
    const by = (beside.tables.get('new-0')?.place.x ?? 0) - (template.tables[0]?.place.x ?? 0);
    expect(by).toBeGreaterThan(0);
    expect(beside.objects.get('new-2')?.place).toEqual({ x: 300 + by, y: 0, rotation: 0 });

    const ours = made([dinnerPlanned, barStands], command);
    expect([...ours.objects.keys()]).toEqual(['bar']);
  });

  it('pins nobody', () => {
    const { pinnedIds, tables: seating } = snapshotOf(
      standing(given([...miraSeatedAtOne, miraPinned]).state),
      null,
    );
    expect(pinnedIds).toEqual(['mira']);
    const command = { ...use({ tables: seating }), pinnedIds };
    const plan = made([dinnerPlanned, called('mira', 'Mira')], command);
    expect(plan.attendees.get('mira')).toMatchObject({
      isPinned: false,
      placement: { in: 'seat' },
    });
  });

  it('adds nothing if it is empty, or was added by the same command', () => {
    given([dinnerPlanned])
      .when(use({ tables: [] }))
      .gives([]);
    const [event] = given([dinnerPlanned]).when(use()).events();
    given([dinnerPlanned, event as EventPlanEvent])
      .when(use())
      .gives([]);
  });

  it('refuses more tables or seats than an event may hold', () => {
    const rows = (count: number, capacity: number) =>
      Array.from({ length: count }, (_, n) => tableStands(`t${n}`, capacity));
    given([dinnerPlanned, ...rows(limits.tablesPerEvent - 1, 1)])
      .when(use())
      .refuses('LIMIT_REACHED');
    given([dinnerPlanned, ...rows(limits.seatsPerEvent / 20, 20)])
      .when(use())
      .refuses('LIMIT_REACHED');
  });
});

describe("the place of a template's tables", () => {
  const place = fc.record({
    x: fc.integer({ min: -3000, max: 3000 }),
    y: fc.integer({ min: -3000, max: 3000 }),
    rotation: fc.constantFrom(0, 45, 90, 180),
  });
  const table = fc.record({
    place,
    layout: fc.constantFrom('rectangular' as const, 'circular' as const, 'oval' as const),
    capacity: fc.integer({ min: 1, max: 20 }),
    endSeats: fc.constant(false),
  });
  const tablesAt = fc.array(table, { minLength: 1, maxLength: 12 });

  it('is beside existing tables, in their relative positions', () => {
    fc.assert(
      fc.property(tablesAt, tablesAt, (own, others) => {
        const { places, by } = placesBeside(own, others);
        const boxes = own.map((one, n) => boxOf({ ...one, place: places[n] as never }));
        for (const box of boxes)
          for (const other of others.map(boxOf)) expect(overlaps(box, other)).toBe(false);
        const moved = places.map(({ x, y }, n) => [
          x - (own[n]?.place.x ?? 0),
          y - (own[n]?.place.y ?? 0),
        ]);
        // Adding 0 removes the sign of negative zero, which `toEqual` would see.
        for (const one of moved) expect(one).toEqual([by.x + 0, by.y + 0]);
      }),
    );
  });

  it('is where they were if nothing is in the way', () => {
    const own = { layout: 'circular' as const, capacity: 4, endSeats: false };
    const there = { x: 900, y: 300, rotation: 45 };
    expect(placesBeside([{ ...own, place: there }], []).places).toEqual([there]);
    const other = { ...own, place: { x: -900, y: 0, rotation: 0 } };
    expect(placesBeside([{ ...own, place: there }], [other]).places).toEqual([there]);
  });

  it('is wherever each fits if there is no room for all together', () => {
    const own = { layout: 'circular' as const, capacity: 4, endSeats: false };
    const corners = [-limits.floor, limits.floor].flatMap((x) =>
      [-limits.floor, limits.floor].map((y) => ({ ...own, place: { x, y, rotation: 0 } })),
    );
    const { places } = placesBeside(corners, corners);
    for (const { x, y } of places) {
      expect(Math.abs(x)).toBeLessThanOrEqual(limits.floor);
      expect(Math.abs(y)).toBeLessThanOrEqual(limits.floor);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});
