import { describe, expect, it } from 'vitest';
import type { AttendeePerson, EventPlanEvent } from '../../schema/domainEvents.ts';
import { type SheetKind, sheetKinds } from '../../schema/vocabulary.ts';
import {
  barStands,
  comes,
  eventId,
  given,
  miraSeatedAtOne,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { now } from '../../tests/harness/givenWhenThen.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { shownOn } from './shownOn.ts';
import { differenceOf } from './standing.ts';

/** Mira sits in the garden; Ben and Cleo in the hall; Ada has no seat. */
const dinner: EventPlanEvent[] = [
  ...miraSeatedAtOne,
  tableStands('hall', 4),
  comes('ben'),
  comes('cleo'),
  sits('ben', 'hall-1'),
  sits('cleo', 'hall-2'),
  barStands,
];
const planOf = (...more: EventPlanEvent[]) => standing(given([...dinner, ...more]).state);

const since = (sheet: SheetKind, more: EventPlanEvent[], tableIds: string[] | null = null) => {
  const plan = planOf(...more);
  return differenceOf(shownOn(sheet, planOf()), { plan, shown: shownOn(sheet, plan) }, tableIds);
};

/** The sheets that a change makes out of date, with the tables that differ. */
const outOfDate = (...more: EventPlanEvent[]) =>
  Object.fromEntries(
    sheetKinds.flatMap((sheet) => {
      const { isCurrent, tables } = since(sheet, more);
      return isCurrent ? [] : [[sheet, tables.map(({ name }) => name)]];
    }),
  );

const edited = (attendeeId: string, after: Partial<AttendeePerson>): EventPlanEvent => ({
  type: 'AttendeeEdited',
  data: { eventId, attendeeId, person: { before: {}, after } },
});
const swapped = ([seatA, a]: [string, string], [seatB, b]: [string, string]): EventPlanEvent => ({
  type: 'SeatsSwapped',
  data: {
    eventId,
    a: { seatId: seatA, attendeeId: a },
    b: { seatId: seatB, attendeeId: b },
  },
});
const acrossTables = swapped(['garden-1', 'mira'], ['hall-1', 'ben']);

describe('what a sheet shows', () => {
  it('is as it was where nothing happened', () => {
    expect(outOfDate()).toEqual({});
  });

  it('has no phone number, and diets for the kitchen and on the backs of place cards', () => {
    expect(outOfDate(edited('mira', { phone: '555', email: 'mira@example.com' }))).toEqual({});
    expect(outOfDate(edited('mira', { diets: ['vegan'] }))).toEqual({
      kitchen: ['garden'],
      placeCards: ['garden'],
    });
  });

  it('has meals by their names, whatever was shown of the same people before', () => {
    const menu = (fish: string) => ({
      courses: [
        { courseId: 'main', name: 'Main', options: [{ optionId: 'fish', name: fish, fits: [] }] },
      ],
    });
    const set = (before: object, after: object) =>
      ({ type: 'MenuSet', data: { eventId, before, after, cleared: [] } }) as EventPlanEvent;
    const chosen = given([
      ...dinner,
      set({ courses: [] }, menu('Fish')),
      edited('mira', { meals: { main: 'fish' } }),
    ]);
    const then = shownOn('kitchen', standing(chosen.state));
    const renamed = { ...set(menu('Fish'), menu('Trout')), metadata: { at: now } };
    const plan = standing(eventPlanDecider.evolve(chosen.state, renamed as never));
    const { tables } = differenceOf(then, { plan, shown: shownOn('kitchen', plan) }, null);
    expect(tables).toMatchObject([{ name: 'garden', changes: 1 }]);
  });

  it('differs at both tables of a swap, and table cards not at all', () => {
    const both = ['garden', 'hall'];
    const { tableCards: _, ...others } = Object.fromEntries(
      sheetKinds.map((sheet) => [sheet, both]),
    );
    expect(outOfDate(acrossTables)).toEqual(others);
  });

  it('leads to the same table after a swap within it', () => {
    const within = outOfDate(swapped(['hall-1', 'ben'], ['hall-2', 'cleo']));
    expect(within).toHaveProperty('placeCards', ['hall']);
    expect(within).not.toHaveProperty('escortCards');
  });

  it('is the room on the plan alone', () => {
    const moved: EventPlanEvent = {
      type: 'TableMoved',
      data: {
        eventId,
        tableId: 'hall',
        before: { x: 0, y: 0, rotation: 0 },
        after: { x: 300, y: 0, rotation: 0 },
      },
    };
    expect(outOfDate(moved)).toEqual({ seatingPlan: ['hall'] });
    if (barStands.type !== 'FloorObjectPlaced') throw new Error('no bar');
    const { objectId, object } = barStands.data;
    const gone: EventPlanEvent = {
      type: 'FloorObjectRemoved',
      data: { eventId, objectId, object },
    };
    expect(outOfDate(gone)).toEqual({ seatingPlan: [] });
    const solid: EventPlanEvent = {
      type: 'FloorObjectChanged',
      data: { eventId, objectId, before: { isSolid: false }, after: { isSolid: true } },
    };
    expect(outOfDate(solid)).toEqual({});
  });

  it('has the edge of the room and the picture beneath it on the plan alone', () => {
    const points: [number, number][] = [
      [0, 0],
      [900, 0],
      [900, 900],
    ];
    const outlined: EventPlanEvent = {
      type: 'RoomOutlineSet',
      data: { eventId, before: null, after: { points, units: 'metric' } },
    };
    const shown = { imageId: 'hall', width: 80, height: 60, x: 0, y: 0, cmPerPixel: 10 };
    const pictured: EventPlanEvent = {
      type: 'BackgroundSet',
      data: { eventId, before: null, after: { ...shown, rotation: 0, opacity: 1 } },
    };
    for (const change of [outlined, pictured])
      expect(outOfDate(change)).toEqual({ seatingPlan: [] });
    const { before, after } = outlined.data;
    const taken: EventPlanEvent = {
      type: 'RoomOutlineSet',
      data: { eventId, before: after, after: before },
    };
    expect(outOfDate(outlined, taken)).toEqual({});
  });

  it('has who waits for a seat on lists of people only', () => {
    expect(outOfDate(edited('ada', { name: 'Ada Byron' }))).toEqual({
      guestList: [],
      doorList: [],
    });
  });

  it('has an empty table on the plan, on lists by table, and as a card', () => {
    expect(Object.keys(outOfDate(tableStands('attic', 2))).sort()).toEqual([
      'seatingPlan',
      'tableCards',
      'tableLists',
    ]);
  });
});

describe('how a sheet differs', () => {
  it('names seats with who was and who is there', () => {
    const { changes, tables, elsewhere } = since('placeCards', [acrossTables]);
    expect({ changes, elsewhere }).toEqual({ changes: 2, elsewhere: 0 });
    expect(tables).toEqual([
      {
        tableId: 'garden',
        name: 'garden',
        isGone: false,
        changes: 1,
        places: [{ position: 1, before: 'mira', now: 'ben' }],
      },
      {
        tableId: 'hall',
        name: 'hall',
        isGone: false,
        changes: 1,
        places: [{ position: 1, before: 'ben', now: 'mira' }],
      },
    ]);
  });

  it('is nothing once a change is taken back', () => {
    const back = swapped(['garden-1', 'ben'], ['hall-1', 'mira']);
    expect(since('kitchen', [acrossTables, back]).isCurrent).toBe(true);
  });

  it('ends at the tables that are on it', () => {
    const cleoGoes: EventPlanEvent = {
      type: 'SeatUnassigned',
      data: { eventId, seatId: 'hall-2', attendeeId: 'cleo' },
    };
    expect(since('tableLists', [cleoGoes], ['garden']).isCurrent).toBe(true);
    expect(since('guestList', [cleoGoes], ['garden']).isCurrent).toBe(true);
    expect(since('tableLists', [cleoGoes], ['hall']).tables).toMatchObject([
      { places: [{ position: 2, before: 'cleo', now: null }] },
    ]);
  });

  it('tells a table that stands no longer from one where nobody sits', () => {
    const miraGoes: EventPlanEvent = {
      type: 'SeatUnassigned',
      data: { eventId, seatId: 'garden-1', attendeeId: 'mira' },
    };
    const stood = tableStands('garden', 4).data as never as object;
    const gone = {
      type: 'TableDeleted',
      data: { ...stood, displaced: [{ attendeeId: 'mira', seatId: 'garden-1' }] },
    } as EventPlanEvent;
    expect(since('placeCards', [miraGoes]).tables).toMatchObject([{ isGone: false, changes: 1 }]);
    expect(since('placeCards', [gone]).tables).toMatchObject([{ name: 'garden', isGone: true }]);
  });
});
