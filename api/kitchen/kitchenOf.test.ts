import { describe, expect, it } from 'vitest';
import type { AllergySeverity } from '../../schema/attendees/allergies.ts';
import type { Reply } from '../../schema/attendees/replies.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import {
  dinnerPlanned,
  eventId,
  given,
  personNamed,
  sits,
  standing,
  tableStands,
} from '../../tests/harness/dinners.ts';
import { kitchenCsv } from './files.ts';
import { kitchenOf } from './kitchenOf.ts';
import { changedSince } from './since.ts';

const option = (optionId: string) => ({ optionId, name: optionId, fits: [] });
const menu = {
  courses: [
    { courseId: 'starter', name: 'Starter', options: [option('soup'), option('salad')] },
    { courseId: 'main', name: 'Main', options: [option('beef'), option('fish')] },
  ],
};
const menuSet: EventPlanEvent = {
  type: 'MenuSet',
  data: { eventId, before: { courses: [] }, after: menu },
};
const allergy = (substance: string, severity: AllergySeverity) => ({ substance, severity });

const comes = (attendeeId: string, person: Partial<AttendeePerson> = {}): EventPlanEvent => ({
  type: 'AttendeeAdded',
  data: {
    eventId,
    attendeeId,
    attendeeRole: 'guest',
    tags: [],
    person: { ...personNamed(attendeeId), ...person },
    held: null,
  },
});
const replies = (attendeeId: string, after: Reply): EventPlanEvent => ({
  type: 'AttendeesReplied',
  data: { eventId, replies: [{ attendeeId, before: 'none', after, from: { in: 'pool' } }] },
});
const swapped = (
  a: { seatId: string; attendeeId: string },
  b: { seatId: string; attendeeId: string },
): EventPlanEvent => ({ type: 'SeatsSwapped', data: { eventId, a, b } });

/** Ada and Ben sit in the hall, Cleo in the garden, which was added first; Dora waits, Emil declined. */
const dinner: EventPlanEvent[] = [
  dinnerPlanned,
  menuSet,
  tableStands('garden', 4),
  tableStands('hall', 4),
  tableStands('attic', 4),
  comes('ada', {
    meals: { starter: 'soup', main: 'beef' },
    allergies: [allergy('milk', 'intolerance'), allergy('nuts', 'anaphylaxis')],
  }),
  comes('ben', { meals: { main: 'beef' }, diets: ['halal'] }),
  comes('cleo', {
    meals: { starter: 'salad', main: 'fish' },
    allergies: [allergy('eggs', 'allergy'), allergy('sesame', 'anaphylaxis')],
  }),
  comes('dora', { meals: { main: 'fish' }, allergies: [allergy('soya', 'allergy')] }),
  comes('emil', { meals: { main: 'fish' }, allergies: [allergy('fish', 'anaphylaxis')] }),
  replies('emil', 'no'),
  sits('ada', 'hall-2'),
  sits('ben', 'hall-1'),
  sits('cleo', 'garden-3'),
];
const planOf = (...more: EventPlanEvent[]) => standing(given([...dinner, ...more]).state);
const kitchen = kitchenOf(planOf());

describe('the kitchen', () => {
  it('counts each option for seated people, and those who have not chosen', () => {
    expect(kitchen.seated).toBe(3);
    expect(kitchen.courses).toEqual([
      {
        courseId: 'starter',
        name: 'Starter',
        options: [
          { optionId: 'soup', name: 'soup', count: 1 },
          { optionId: 'salad', name: 'salad', count: 1 },
        ],
        notChosen: 1,
      },
      {
        courseId: 'main',
        name: 'Main',
        options: [
          { optionId: 'beef', name: 'beef', count: 2 },
          { optionId: 'fish', name: 'fish', count: 1 },
        ],
        notChosen: 0,
      },
    ]);
  });

  it('counts the seated guests with diets, each once with all of theirs', () => {
    const diets = (attendeeId: string, ...names: string[]) => comes(attendeeId, { diets: names });
    const { diets: counted, unseated } = kitchenOf(
      planOf(
        diets('fred', 'glutenFree', 'No mushrooms'),
        diets('gina', 'no mushrooms', 'glutenFree'),
        diets('hugo', 'glutenFree'),
        sits('fred', 'attic-1'),
        sits('gina', 'attic-2'),
      ),
    );
    expect(counted).toEqual([
      { diets: ['glutenFree', 'No mushrooms'], count: 2 },
      { diets: ['halal'], count: 1 },
    ]);
    expect(unseated.diets).toEqual([{ diets: ['glutenFree'], count: 1 }]);
  });

  it('has the tables in order, with their occupied seats by position', () => {
    expect(
      kitchen.tables.map(({ name, seats }) => [
        name,
        ...seats.map((seat) => `${seat.position} ${seat.name}`),
      ]),
    ).toEqual([['garden', '3 cleo'], ['hall', '1 ben', '2 ada'], ['attic']]);
    expect(kitchen.tables[1]?.seats[0]).toMatchObject({
      diets: ['halal'],
      allergies: [],
      meals: { main: 'beef' },
    });
    expect(kitchen.tables[1]?.courses[0]).toMatchObject({ notChosen: 1 });
  });

  it('lists the most severe allergies first, then by table and seat', () => {
    expect(
      kitchen.allergies.map(({ tableName, position, name, substance, severity }) =>
        [tableName, position, name, substance, severity].join(' '),
      ),
    ).toEqual([
      'garden 3 cleo sesame anaphylaxis',
      'hall 2 ada nuts anaphylaxis',
      'garden 3 cleo eggs allergy',
      'hall 2 ada milk intolerance',
    ]);
  });

  it('counts people without a seat separately, and leaves out those who declined', () => {
    const { people, courses, allergies } = kitchen.unseated;
    expect(people).toBe(1);
    expect(courses[1]?.options).toMatchObject([{ count: 0 }, { count: 1 }]);
    expect(allergies).toMatchObject([{ name: 'dora', tableName: null, substance: 'soya' }]);
  });

  it('serves somebody who declined but was seated anyway', () => {
    const seated = kitchenOf(planOf(sits('emil', 'attic-1')));
    expect(seated.seated).toBe(4);
    expect(seated.unseated.people).toBe(1);
  });

  it('has a CSV line for each seat, without formulas for spreadsheets', () => {
    const named = planOf({
      type: 'AttendeeEdited',
      data: {
        eventId,
        attendeeId: 'cleo',
        person: { before: { name: 'cleo' }, after: { name: '=1+1' } },
      },
    });
    const answer = {
      eventId,
      revision: 1,
      since: null,
      before: null,
      tablesGone: [],
      ...kitchenOf(named),
    };
    expect(kitchenCsv(answer).split('\r\n')).toEqual([
      '\uFEFFtable,seat,name,diets,allergies,Starter,Main',
      `garden,3,"'=1+1",,"eggs (allergy), sesame (anaphylaxis)",salad,fish`,
      'hall,1,ben,halal,,,beef',
      'hall,2,ada,,"milk (intolerance), nuts (anaphylaxis)",soup,beef',
      '',
    ]);
  });
});

describe('the difference from an earlier kitchen', () => {
  const changed = (...more: EventPlanEvent[]) => changedSince(kitchen, kitchenOf(planOf(...more)));
  const differing = (...more: EventPlanEvent[]) => {
    const { tables, tablesGone } = changed(...more);
    return { tables: tables.map(({ name }) => name), gone: tablesGone.map(({ name }) => name) };
  };

  it('is empty if nothing has changed, or only things elsewhere', () => {
    expect(differing()).toEqual({ tables: [], gone: [] });
    expect(differing(comes('fred'), tableStands('cellar', 2))).toEqual({ tables: [], gone: [] });
  });

  it('is both tables of a swap', () => {
    const swap = swapped(
      { seatId: 'hall-2', attendeeId: 'ada' },
      { seatId: 'garden-3', attendeeId: 'cleo' },
    );
    expect(differing(swap)).toEqual({ tables: ['garden', 'hall'], gone: [] });
  });

  it('names the former people of differing seats, and no others', () => {
    const changesOf = (...more: EventPlanEvent[]) =>
      changed(...more).tables.map(({ name, changes }) => [
        name,
        ...changes.map(({ position, before }) => `${position} ${before?.name ?? 'nobody'}`),
      ]);
    const swap = swapped(
      { seatId: 'hall-2', attendeeId: 'ada' },
      { seatId: 'garden-3', attendeeId: 'cleo' },
    );
    expect(changesOf(swap)).toEqual([
      ['garden', '3 cleo'],
      ['hall', '2 ada'],
    ]);
    expect(changesOf(sits('dora', 'hall-4'))).toEqual([['hall', '4 nobody']]);
  });

  it("names a table's former name", () => {
    const renamed: EventPlanEvent = {
      type: 'TableRenamed',
      data: { eventId, tableId: 'garden', before: 'garden', after: 'Orangery' },
    };
    const names = changed(renamed).tables.map(({ name, nameBefore }) => [name, nameBefore]);
    expect(names).toEqual([['Orangery', 'garden']]);
  });

  it('is a table whose guest leaves, chooses, or gets a new restriction', () => {
    expect(
      differing({
        type: 'SeatUnassigned',
        data: { eventId, seatId: 'garden-3', attendeeId: 'cleo' },
      }),
    ).toEqual({ tables: ['garden'], gone: [] });
    expect(
      differing({
        type: 'AttendeeEdited',
        data: {
          eventId,
          attendeeId: 'ben',
          person: {
            before: { allergies: null },
            after: { allergies: [allergy('fish', 'allergy')] },
          },
        },
      }),
    ).toEqual({ tables: ['hall'], gone: [] });
  });

  it('is a table with a renamed dish, but no table for a new course', () => {
    const [starter, main] = menu.courses;
    const served = (after: typeof menu): EventPlanEvent => ({
      type: 'MenuSet',
      data: { eventId, before: menu, after },
    });
    const renamed = { ...main, options: [option('beef'), { ...option('fish'), name: 'Zander' }] };
    expect(differing(served({ courses: [starter, renamed] as typeof menu.courses }))).toEqual({
      tables: ['garden'],
      gone: [],
    });
    const dessert = { courseId: 'dessert', name: 'Dessert', options: [option('cake')] };
    expect(differing(served({ courses: [...menu.courses, dessert] }))).toEqual({
      tables: [],
      gone: [],
    });
  });

  it('names a removed table if somebody sat there', () => {
    const gone = (tableId: string, displaced: { attendeeId: string; seatId: string }[]) => {
      const stood = tableStands(tableId, 4);
      if (stood.type !== 'TableAdded') throw new Error('no table');
      return { type: 'TableDeleted' as const, data: { ...stood.data, displaced } };
    };
    expect(
      differing(gone('garden', [{ attendeeId: 'cleo', seatId: 'garden-3' }]), gone('attic', [])),
    ).toEqual({ tables: [], gone: ['garden'] });
  });
});
