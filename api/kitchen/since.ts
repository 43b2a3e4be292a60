import type { Kitchen, ServedTable } from '../../schema/entities/kitchen.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { isSame } from '../planChange/diff.ts';

type Sheet = { tables: readonly ServedTable[]; menu: Menu };
type Seat = ServedTable['seats'][number];
type DishesOf = (seat: Seat) => string;

/**
 * The tables whose meals, seats or people differ from an earlier kitchen, and those that are gone. Meals are
 * compared as a kitchen reads them: an option that was renamed is another dish. A table where nobody sat and
 * nobody sits is no news.
 */
export const changedSince = (before: Sheet, now: Sheet): Pick<Kitchen, 'tables' | 'tablesGone'> => {
  const [dishesBefore, dishesNow] = [dishesOf(before.menu), dishesOf(now.menu)];
  const known = new Map(before.tables.map((table) => [table.tableId, table]));
  const present = new Set(now.tables.map(({ tableId }) => tableId));
  const isAsItWas = (table: ServedTable): boolean => {
    const was = known.get(table.tableId);
    const seats = was?.seats ?? [];
    if (seats.length !== table.seats.length) return false;
    if (seats.length > 0 && was?.name !== table.name) return false;
    return seats.every((seat, n) => {
      const is = table.seats[n] as Seat;
      return isSameGuest(seat, is) && dishesBefore(seat) === dishesNow(is);
    });
  };
  return {
    tables: now.tables.filter((table) => !isAsItWas(table)),
    tablesGone: before.tables.flatMap(({ tableId, name, seats }) =>
      present.has(tableId) || seats.length === 0 ? [] : [{ tableId, name }],
    ),
  };
};

const isSameGuest = (one: Seat, other: Seat): boolean =>
  one.position === other.position &&
  one.attendeeId === other.attendeeId &&
  one.name === other.name &&
  isSame(one.diets, other.diets) &&
  isSame(one.allergies, other.allergies);

/** What is served at a seat, in words. */
const dishesOf = ({ courses }: Menu): DishesOf => {
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
