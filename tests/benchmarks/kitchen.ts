import { type ActivePlan, emptyPlan, placed } from '../../api/eventPlans/state.ts';
import { kitchenOf } from '../../api/kitchen/kitchenOf.ts';
import { changedSince } from '../../api/kitchen/since.ts';
import { withTable } from '../../api/planChange/apply.ts';
import { allergySeverities } from '../../schema/attendees/allergies.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import { seatsOf } from '../../schema/tables/seatLayout.ts';
import type { BudgetResult, Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import type { Bench } from './section.ts';

const people = 5_000;
const perTable = 10;
/** In milliseconds. */
const budget = 50;
const askedARound = 10;

const details = {
  name: 'Bench',
  description: null,
  startDate: null,
  endDate: null,
  location: null,
  status: 'active' as const,
  isPublic: false,
  maxAttendees: null,
};

const menu = {
  courses: Array.from({ length: 3 }, (_, c) => ({
    courseId: `course ${c}`,
    name: `Course ${c}`,
    options: Array.from({ length: 4 }, (_, o) => ({
      optionId: `option ${c} ${o}`,
      name: `Option ${o}`,
      fits: o % 2 ? ['vegetarian'] : [],
    })),
  })),
};

const mealsOf = (n: number) =>
  Object.fromEntries(menu.courses.map(({ courseId }, c) => [courseId, `option ${c} ${n % 4}`]));

/** Everybody is seated, nine of ten have chosen their meals, and one of twenty has an allergy. */
const fullHouse = (): ActivePlan => {
  const empty = { ...emptyPlan('bench', 'bench', details), menu };
  const tables = Array.from({ length: people / perTable }, (_, n) => ({
    tableId: `table ${n}`,
    order: n,
    name: `Table ${n}`,
    layout: 'circular' as const,
    endSeats: false,
    place: { x: 0, y: 0, rotation: 0 },
    seats: seatsOf({ layout: 'circular', capacity: perTable, endSeats: false }).map((seat) => ({
      seatId: `table ${n} ${seat.position}`,
      ...seat,
    })),
  }));
  const standing = tables.reduce(withTable, empty);
  const attendees = standing.attendees.withMutations((all) => {
    for (let n = 0; n < people; n += 1)
      all.set(`guest ${n}`, {
        order: n,
        attendeeRole: 'guest',
        tags: [],
        isCheckedIn: false,
        isPinned: false,
        reply: 'yes',
        leftSeatId: null,
        guestOf: null,
        isNamed: true,
        placement: { in: 'pool' },
        person: {
          ...noPerson,
          name: `Guest ${n}`,
          diets: n % 5 ? null : ['vegetarian'],
          allergies:
            n % 20
              ? null
              : [{ substance: 'nuts', severity: allergySeverities[n % 3] ?? 'allergy' }],
          meals: n % 10 ? mealsOf(n) : null,
        },
      });
  });
  return [...attendees.keys()].reduce(
    (plan, id, n) =>
      placed(plan, id, {
        in: 'seat',
        seatId: `table ${Math.floor(n / perTable)} ${(n % perTable) + 1}`,
      }),
    { ...standing, attendees },
  );
};

/** The kitchen of an event with 5,000 seated people, and the changes after a swap. */
export const kitchen = async (bench: Bench): Promise<Result[]> => {
  bench.say(`seating ${people} people`);
  const plan = fullHouse();
  const [before, now] = [kitchenOf(plan), kitchenOf(plan)];
  return [
    measured(bench, 'kitchen of 5,000 people at 500 tables', () => kitchenOf(plan)),
    measured(bench, 'finding the tables that differ from an earlier kitchen of 5,000', () =>
      changedSince(before, now),
    ),
  ];
};

const measured = (bench: Bench, name: string, work: () => unknown): BudgetResult => {
  const rounds: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const took: number[] = [];
    for (let n = 0; n < askedARound; n += 1) {
      const began = performance.now();
      work();
      took.push(performance.now() - began);
    }
    rounds.push(spreadOf(took).median);
  }
  return { kind: 'budget', name, unit: 'ms', budget, measured: spreadOf(rounds) };
};
