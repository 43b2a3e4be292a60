import type { NewTable } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import type { Place } from '../../schema/planFacts.ts';
import { badField } from '../../schema/refusal.ts';
import { isPlaceOnFloor } from '../../schema/rooms/onFloor.ts';
import { nextPlace, rowsFor } from '../../schema/tables/rows.ts';
import { seatsOf, startsWithEndSeats, type TableShape } from '../../schema/tables/seatLayout.ts';
import { namesCounted, nextNumber, numberMark, patternOf } from '../../schema/tables/tableNames.ts';
import { lengthOf } from '../../schema/text/plainText.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, tableOf } from '../eventPlans/state.ts';
import { refuseCapacity, refuseEndSeats } from './bounds.ts';
import type { TableCommand, TableGroup } from './commands.ts';
import type { TableEvent } from './evolve.ts';
import { roomOf } from './reshape.ts';

type AddTables = Extract<TableCommand, { type: 'AddTables' }>;

/** A table with a requested place. */
type Wanted = TableShape & { name: string; rotation: number; tags: string[] };

/**
 * Adds many tables in one step, in rows. A single table without a requested place goes to the next free
 * place.
 * @throws Refusal BAD_INPUT with the path of the error; TABLE_NOT_FOUND; LIMIT_REACHED
 */
export const addTables = (
  { eventId, groups, arrange }: AddTables,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<TableEvent>[] => {
  if (plan.tables.has(context.id(0))) return [];
  const wanted = groups.flatMap((group, index) => tablesOf(group, index, plan));
  const seats = wanted.reduce((sum, { capacity }) => sum + capacity, 0);
  refuseTooManyAtOnce(wanted.length, seats, groups.some(isCopies) ? 'count' : 'groups');
  refuseTooMany('seats', plan.seats.size + seats);
  refuseTooMany('tables', plan.tables.size + wanted.length);
  const places = placesFor(wanted, arrange, plan);
  let next = 0;
  const tables = wanted.map(({ name, layout, endSeats, capacity, rotation, tags }, index) => {
    const at = places[index] as Place;
    const tableId = context.id(next);
    const first = next;
    next += capacity + 1;
    const spots = seatsOf({ layout, capacity, endSeats });
    return {
      tableId,
      name,
      layout,
      endSeats,
      place: { ...at, rotation },
      ...(tags.length > 0 && { tags }),
      seats: spots.map((spot) => ({ seatId: context.id(first + spot.position), ...spot })),
    } satisfies NewTable;
  });
  return [{ type: 'TablesAdded', data: { eventId, tables } }];
};

const refuseTooManyAtOnce = (tables: number, seats: number, path: string): void => {
  const { tablesTogether, seatsTogether } = limits;
  if (tables > tablesTogether) {
    throw badField(path, `At most ${tablesTogether} tables can be added at once`);
  }
  if (seats > seatsTogether) {
    const most = seatsTogether.toLocaleString('en');
    throw badField(path, `At most ${most} seats can be added at once`);
  }
};

type Copies = Extract<TableGroup, { like: string }>;

/** Copies have a command of their own, which has the fields of a group itself. */
const isCopies = (group: TableGroup): group is Copies => 'like' in group;

const tablesOf = (group: TableGroup, index: number, plan: ActivePlan): Wanted[] => {
  const at = (field: string) => (isCopies(group) ? field : `groups.${index}.${field}`);
  const shape = isCopies(group) ? likeOf(plan, group.like) : shapeOf(group, at);
  return namesOf(group, at, plan).map((name) => ({ rotation: 0, tags: [], ...shape, name }));
};

const likeOf = (plan: ActivePlan, tableId: string) => {
  const { layout, endSeats, place, tags, seatIds } = tableOf(plan, tableId);
  return { layout, endSeats, capacity: seatIds.length, rotation: place.rotation, tags };
};

type At = (field: string) => string;

const shapeOf = (
  { layout, capacity, endSeats }: Exclude<TableGroup, Copies>,
  at: At,
): TableShape => {
  refuseCapacity(layout, capacity, at('capacity'));
  if (endSeats) refuseEndSeats(layout, capacity, at('endSeats'));
  return { layout, capacity, endSeats: endSeats ?? startsWithEndSeats(layout, capacity) };
};

/** Copies continue the number in the table's name; requested names are used unchanged. */
const namesOf = (group: TableGroup, at: At, plan: ActivePlan): string[] => {
  const isNamed = group.name !== undefined;
  const pattern =
    group.name ?? patternOf(isCopies(group) ? tableOf(plan, group.like).name : 'Table');
  if (isNamed && group.count > 1 && !pattern.includes(numberMark)) {
    throw badField(at('name'), `The name of several tables needs ${numberMark} for their number`);
  }
  const known = [...plan.tables.values()].map(({ name }) => name);
  const from = group.from ?? (isNamed ? 1 : Math.max(2, nextNumber(pattern, known)));
  const names = namesCounted(pattern, from, group.count);
  const longest = names.find((name) => lengthOf(name) > limits.tableName);
  if (longest === undefined) return names;
  throw badField(at('name'), `Table name must be under ${limits.tableName} characters`);
};

const placesFor = (
  wanted: readonly Wanted[],
  arrange: AddTables['arrange'],
  plan: ActivePlan,
): Place[] => {
  const { standing, ...others } = roomOf(plan);
  const [alone] = wanted.length === 1 && !arrange?.at ? wanted : [];
  const places = alone
    ? [nextPlace(alone, standing, others)]
    : rowsFor(wanted, { standing, ...others }, arrange);
  if (places.every(isPlaceOnFloor)) return places;
  throw badField(
    'arrange',
    'There is no room for so many tables here: put more in a row, or closer',
  );
};
