import type {
  Kitchen,
  SeatBefore,
  ServedCourse,
  ServedSeat,
} from '../../schema/entities/kitchen.ts';
import { isSame } from '../planChange/diff.ts';

type Sheet = Pick<Kitchen, 'tables' | 'courses'>;
type DishesOf = (seat: ServedSeat) => string;

/**
 * The tables whose meals, seats or people differ from an earlier kitchen, each with its earlier state, and
 * the removed tables. Meals are compared by name, because a renamed option is another dish. A table that was
 * and is empty does not count.
 */
export const changedSince = (before: Sheet, now: Sheet): Pick<Kitchen, 'tables' | 'tablesGone'> => {
  const [dishesBefore, dishesNow] = [dishesOf(before.courses), dishesOf(now.courses)];
  const isAsItWas = (was: ServedSeat, is: ServedSeat): boolean =>
    isSameGuest(was, is) && dishesBefore(was) === dishesNow(is);
  const known = new Map(before.tables.map((table) => [table.tableId, table]));
  const present = new Set(now.tables.map(({ tableId }) => tableId));
  return {
    tables: now.tables.flatMap((table) => {
      const was = known.get(table.tableId);
      const changes = seatsThatDiffer(was?.seats ?? [], table.seats, isAsItWas);
      const nameBefore = was?.seats.length && was.name !== table.name ? was.name : null;
      return changes.length > 0 || nameBefore !== null ? [{ ...table, nameBefore, changes }] : [];
    }),
    tablesGone: before.tables.flatMap(({ tableId, name, seats }) =>
      present.has(tableId) || seats.length === 0 ? [] : [{ tableId, name }],
    ),
  };
};

const seatsThatDiffer = (
  before: readonly ServedSeat[],
  now: readonly ServedSeat[],
  isAsItWas: (was: ServedSeat, is: ServedSeat) => boolean,
): SeatBefore[] => {
  const [was, is] = [byPosition(before), byPosition(now)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort((one, other) => one - other)
    .flatMap((position) => {
      const [then, current] = [was.get(position), is.get(position)];
      return then && current && isAsItWas(then, current)
        ? []
        : [{ position, before: then ?? null }];
    });
};

const byPosition = (seats: readonly ServedSeat[]): Map<number, ServedSeat> =>
  new Map(seats.map((seat) => [seat.position, seat]));

const isSameGuest = (one: ServedSeat, other: ServedSeat): boolean =>
  one.attendeeId === other.attendeeId &&
  one.name === other.name &&
  isSame(one.diets, other.diets) &&
  isSame(one.allergies, other.allergies);

/** The meal at a seat, in words. */
const dishesOf = (courses: readonly ServedCourse[]): DishesOf => {
  const named = courses.map(({ courseId, name, options }) => ({
    courseId,
    name,
    options: new Map(options.map((option) => [option.optionId, option.name])),
  }));
  return ({ meals }) =>
    JSON.stringify(
      named.flatMap(({ courseId, name, options }) => {
        const dish = options.get(meals?.[courseId] ?? '');
        return dish === undefined ? [] : [name, dish];
      }),
    );
};
