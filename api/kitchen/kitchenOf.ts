import { worstFirst } from '../../schema/attendees/allergies.ts';
import { dietsKey } from '../../schema/attendees/diets.ts';
import { isDeclined } from '../../schema/attendees/replies.ts';
import type {
  Kitchen,
  KitchenAllergy,
  ServedCourse,
  ServedDiets,
  ServedTable,
} from '../../schema/entities/kitchen.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { Meals } from '../../schema/menus/menu.ts';
import { type ActivePlan, inOrder, seatOf, type TableState } from '../eventPlans/state.ts';

/** How often each option of each course is served to people with these meals. */
const servedTo = ({ courses }: Menu, eaters: readonly (Meals | null)[]): ServedCourse[] =>
  courses.map(({ courseId, name, options }) => {
    const counts = new Map<string, number>();
    for (const meals of eaters) {
      const optionId = meals?.[courseId];
      if (optionId !== undefined) counts.set(optionId, (counts.get(optionId) ?? 0) + 1);
    }
    const served = options.map(({ optionId, name }) => ({
      optionId,
      name,
      count: counts.get(optionId) ?? 0,
    }));
    const chosen = served.reduce((sum, { count }) => sum + count, 0);
    return { courseId, name, options: served, notChosen: eaters.length - chosen };
  });

/** People with several diets count once, so that the counts add up to plates. */
const servedDiets = (people: readonly (readonly string[] | null)[]): ServedDiets[] => {
  const counts = new Map<string, ServedDiets>();
  for (const diets of people) {
    if (!diets?.length) continue;
    const key = dietsKey(diets);
    counts.set(key, {
      diets: [...diets],
      ...counts.get(key),
      count: (counts.get(key)?.count ?? 0) + 1,
    });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
};

/** The part of a kitchen that the plan alone determines. */
export type KitchenOfPlan = Omit<
  Kitchen,
  'eventId' | 'revision' | 'since' | 'before' | 'tablesGone'
>;

/**
 * The meals by table (docs/decisions/0046), with all tables in order. Everybody with a seat is served,
 * whatever their reply, so that all numbers add up to the taken seats. People who come without a seat are
 * counted separately; people who declined and have no seat are not counted.
 */
export const kitchenOf = (plan: ActivePlan): KitchenOfPlan => {
  const { menu } = plan;
  const tables = inOrder(plan.tables).map(([tableId, table]) => servedTable(plan, tableId, table));
  const seats = tables.flatMap((table) => table.seats);
  return {
    seated: seats.length,
    courses: servedTo(
      menu,
      seats.map(({ meals }) => meals),
    ),
    diets: servedDiets(seats.map(({ diets }) => diets)),
    tables,
    allergies: worstFirst(
      tables.flatMap(({ name: tableName, seats }) =>
        seats.flatMap(({ position, ...person }) => allergiesOf(person, { tableName, position })),
      ),
    ),
    unseated: unseatedOf(plan),
  };
};

/** The people who come but have no seat. */
export const unseatedOf = (plan: ActivePlan): Kitchen['unseated'] => {
  const unseated = [...plan.attendees].filter(
    ([, { placement, reply }]) => placement.in !== 'seat' && !isDeclined(reply),
  );
  return {
    people: unseated.length,
    courses: servedTo(
      plan.menu,
      unseated.map(([, { person }]) => person.meals),
    ),
    diets: servedDiets(unseated.map(([, { person }]) => person.diets)),
    allergies: worstFirst(
      inOrder(unseated).flatMap(([attendeeId, { person }]) =>
        allergiesOf(
          { attendeeId, name: person.name, allergies: person.allergies ?? [] },
          { tableName: null, position: null },
        ),
      ),
    ),
  };
};

const servedTable = (plan: ActivePlan, tableId: string, table: TableState): ServedTable => {
  const seats = table.seatIds.flatMap((seatId) => {
    const { position, attendeeId } = seatOf(plan, seatId);
    const person = attendeeId ? plan.attendees.get(attendeeId)?.person : undefined;
    if (!attendeeId || !person) return [];
    const { name, diets, allergies, meals } = person;
    const needs = { diets: diets ?? [], allergies: allergies ?? [], meals };
    return [{ seatId, position, attendeeId, name, ...needs }];
  });
  const courses = servedTo(
    plan.menu,
    seats.map(({ meals }) => meals),
  );
  return { tableId, name: table.name, courses, seats, nameBefore: null, changes: [] };
};

type Someone = Pick<ServedTable['seats'][number], 'attendeeId' | 'name' | 'allergies'>;
type Seat = Pick<KitchenAllergy, 'tableName' | 'position'>;

const allergiesOf = (
  { attendeeId, name, allergies }: Someone,
  { tableName, position }: Seat,
): KitchenAllergy[] =>
  allergies.map(({ substance, severity }) => ({
    attendeeId,
    name,
    tableName,
    position,
    substance,
    severity,
  }));
