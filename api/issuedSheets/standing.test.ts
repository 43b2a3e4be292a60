import { describe, expect, it } from 'vitest';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
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
import { type Chosen, shownOn } from './shownOn.ts';
import { onDesign } from './shownOnDesign.ts';
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

type How = { tableIds?: string[] | null; chosen?: Chosen | null; before?: EventPlanEvent[] };

const since = (
  sheet: SheetKind,
  more: EventPlanEvent[],
  { tableIds = null, chosen = null, before = [] }: How = {},
) => {
  const plan = planOf(...before, ...more);
  const then = shownOn(sheet, planOf(...before), chosen);
  return differenceOf(then, { plan, shown: shownOn(sheet, plan, chosen) }, tableIds);
};

/** The sheets that a change makes outdated, with the tables that differ. */
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

describe('the content of a sheet', () => {
  it('stays the same if nothing happened', () => {
    expect(outOfDate()).toEqual({});
  });

  it('has no phone numbers, and diets only for the kitchen and on the backs of place cards', () => {
    expect(outOfDate(edited('mira', { phone: '555', email: 'mira@example.com' }))).toEqual({});
    expect(outOfDate(edited('mira', { diets: ['vegan'] }))).toEqual({
      kitchen: ['garden'],
      placeCards: ['garden'],
    });
  });

  it('has meals by name, whatever else is shown about the same people', () => {
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

  it('differs at both tables of a swap, but not on table cards', () => {
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

  it('includes objects of the room only on the plan', () => {
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

  it("includes the room's outline and background only on the plan", () => {
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

  it('includes people without a seat only on lists of people', () => {
    expect(outOfDate(edited('ada', { name: 'Ada Byron' }))).toEqual({
      guestList: [],
      doorList: [],
    });
  });

  it('includes an empty table on the plan, on lists by table, and as a card', () => {
    expect(Object.keys(outOfDate(tableStands('attic', 2))).sort()).toEqual([
      'seatingPlan',
      'tableCards',
      'tableLists',
    ]);
  });
});

describe("a sheet's differences", () => {
  it('name seats with their former and present people', () => {
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

  it('vanish once a change is reversed', () => {
    const back = swapped(['garden-1', 'ben'], ['hall-1', 'mira']);
    expect(since('kitchen', [acrossTables, back]).isCurrent).toBe(true);
  });

  it("only concern the sheet's own tables", () => {
    const cleoGoes: EventPlanEvent = {
      type: 'SeatUnassigned',
      data: { eventId, seatId: 'hall-2', attendeeId: 'cleo' },
    };
    expect(since('tableLists', [cleoGoes], { tableIds: ['garden'] }).isCurrent).toBe(true);
    expect(since('guestList', [cleoGoes], { tableIds: ['garden'] }).isCurrent).toBe(true);
    expect(since('tableLists', [cleoGoes], { tableIds: ['hall'] }).tables).toMatchObject([
      { places: [{ position: 2, before: 'cleo', now: null }] },
    ]);
  });

  it('distinguish a removed table from an empty one', () => {
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

describe('the options of a sheet', () => {
  const usual: Chosen = {
    ...{ who: null, hasDiets: null, each: null, withList: null, withBackground: null },
    onDesign: null,
  };
  const names = (sheet: SheetKind, more: EventPlanEvent[], chosen: Partial<Chosen> = {}) => {
    const standing = since(sheet, more, { chosen: { ...usual, ...chosen } });
    return standing.isCurrent ? null : standing.tables.map(({ name }) => name);
  };
  const nuts = edited('ben', { allergies: [{ substance: 'nuts', severity: 'anaphylaxis' }] });

  it('leave out diets on place cards with blank backs', () => {
    expect(names('placeCards', [nuts], { hasDiets: true })).toEqual(['hall']);
    expect(names('placeCards', [nuts])).toBeNull();
    expect(names('placeCards', [edited('ben', { name: 'Benno' })])).toEqual(['hall']);
  });

  it('include people without a seat only on cards for everybody', () => {
    const renamed = edited('ada', { name: 'Ada Byron' });
    expect(names('placeCards', [renamed], { who: 'everybody' })).toEqual([]);
    expect(names('placeCards', [renamed], { who: 'seated' })).toBeNull();
    const held: EventPlanEvent = {
      type: 'AttendeeHeld',
      data: { eventId, attendeeId: 'ada', reason: null, from: { in: 'pool' } },
    };
    expect(names('placeCards', [held], { who: 'everybody' })).toBeNull();
  });

  it('include parties on escort cards that parties share', () => {
    const party = edited('ben', { party: 'Ash' });
    expect(names('escortCards', [party], { each: 'person' })).toBeNull();
    expect(names('escortCards', [party])).toEqual(['hall']);
  });

  it('include companies on a seating plan with the list, and the background if it was chosen', () => {
    const company = edited('ben', { company: 'Halden' });
    expect(names('seatingPlan', [company], { withList: false })).toBeNull();
    expect(names('seatingPlan', [company], { withList: true })).toEqual(['hall']);
    expect(names('seatingPlan', [company])).toEqual(['hall']);
    const place = { x: 0, y: 0, cmPerPixel: 10, rotation: 0, opacity: 1 };
    const picture = { imageId: 'hall', width: 80, height: 60, ...place };
    const pictured: EventPlanEvent = {
      type: 'BackgroundSet',
      data: { eventId, before: null, after: picture },
    };
    expect(names('seatingPlan', [pictured])).toBeNull();
    expect(names('seatingPlan', [pictured], { withBackground: true })).toEqual([]);
  });

  it('limit a card to what its design shows', () => {
    const shows = (...fields: string[]) => ({
      onDesign: onDesign({
        elements: fields.map((field) => ({
          ...{ type: 'text' as const, x: 0, y: 0, width: 40, height: 9, field, words: null },
          ...{ font: 'sans' as const, size: 12, align: 'left' as const, colour: '#000000' },
          fit: 'shrink' as const,
        })),
      }),
    });
    const first = shows('firstName');
    expect(names('placeCards', [edited('ben', { name: 'Benno Falk' })], first)).toEqual(['hall']);
    expect(names('placeCards', [edited('ben', { name: 'ben Falk' })], first)).toBeNull();
    expect(names('placeCards', [edited('ben', { company: 'Halden' }), nuts], first)).toBeNull();
    const within = swapped(['hall-1', 'ben'], ['hall-2', 'cleo']);
    expect(names('placeCards', [within], first)).toBeNull();
    expect(names('placeCards', [within], shows('name', 'seat'))).toEqual(['hall']);
    expect(names('placeCards', [acrossTables], first)).toEqual(['garden', 'hall']);
    const titled = edited('ben', { title: 'Dr.' });
    expect(names('placeCards', [titled], shows('name', 'title'))).toEqual(['hall']);
    expect(names('placeCards', [titled])).toBeNull();
    expect(
      names('placeCards', [edited('ada', { name: 'A' })], { ...first, who: 'everybody' }),
    ).toEqual([]);
  });

  it('include a custom field of the event as words', () => {
    const onCard: Partial<Chosen> = { onDesign: ['custom:hotel', 'name'] };
    const choices = (name: string) => [{ choiceId: 'grand', name }];
    const defined: EventPlanEvent = {
      type: 'FieldDefined',
      data: {
        ...{ eventId, fieldId: 'hotel', name: 'Hotel', kind: 'choice', place: 0 },
        choices: choices('Grand'),
      },
    };
    const before = [defined, edited('ben', { custom: { hotel: 'grand' } })];
    const changed: EventPlanEvent = {
      type: 'FieldChanged',
      data: {
        ...{ eventId, fieldId: 'hotel' },
        before: { name: 'Hotel', choices: choices('Grand'), place: 0 },
        after: { name: 'Hotel', choices: choices('Grand Hotel'), place: 0 },
      },
    };
    const chosen = { ...usual, ...onCard };
    expect(since('placeCards', [changed], { before, chosen }).tables).toMatchObject([
      { name: 'hall', changes: 1 },
    ]);
    expect(since('placeCards', [changed], { before, chosen: usual }).isCurrent).toBe(true);
  });

  it("include the event's name on cards that show it", () => {
    const renamed: EventPlanEvent = {
      type: 'EventPlanEdited',
      data: {
        ...{ eventId, ownerId: 'organiser' },
        before: { name: 'Spring dinner' },
        after: { name: 'Gala' },
      },
    };
    expect(names('tableCards', [renamed])).toEqual(['garden', 'hall']);
    expect(names('tableCards', [renamed], { onDesign: ['table'] })).toBeNull();
    expect(names('placeCards', [renamed], { onDesign: ['event'] })).toEqual(['garden', 'hall']);
    expect(names('placeCards', [renamed])).toBeNull();
  });
});
