import type { TableMove } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import type { Place } from '../../schema/planFacts.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import { isPlaceOnFloor } from '../../schema/rooms/onFloor.ts';
import { arranged } from '../../schema/tables/arranged.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { type ActivePlan, occupantsOf, tableOf } from '../eventPlans/state.ts';
import { isSame, seatsAt } from '../planChange/diff.ts';
import { rulesLosing } from '../planChange/losingRules.ts';
import type { TableCommand } from './commands.ts';
import { afterDecided, type TableEvent } from './evolve.ts';
import { roomOf, standing } from './reshape.ts';

type Of<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type Events = Decided<TableEvent>[];

/** Moves several tables in one step. @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a table named twice */
export const moveTables = ({ moves }: Of<'MoveTables'>, plan: ActivePlan): Events => {
  refuseTwice(
    moves.map(({ tableId }) => tableId),
    'moves',
  );
  return moved(
    plan,
    moves.map(({ tableId, place }) => {
      const before = tableOf(plan, tableId).place;
      return { tableId, before, after: { ...before, ...place } };
    }),
  );
};

/**
 * Aligns tables, spreads them evenly or sets them out in rows.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a table named twice, or if the floor has no room
 */
export const arrangeTables = (
  { tableIds, how, perRow, gap }: Of<'ArrangeTables'>,
  plan: ActivePlan,
): Events => {
  refuseTwice(tableIds, 'ids');
  const tables = tableIds
    .map((tableId) => ({ tableId, table: tableOf(plan, tableId) }))
    .sort((one, other) => one.table.order - other.table.order);
  const room = roomOf(plan, new Set(tableIds));
  const places = arranged(
    tables.map(({ table }) => standing(table)),
    { how, perRow, gap },
    room,
  );
  if (!places.every(isPlaceOnFloor)) {
    throw badField('ids', 'The tables would leave the floor. Arrange fewer, or put more in a row.');
  }
  return moved(
    plan,
    tables.map(({ tableId, table }, index) => ({
      tableId,
      before: table.place,
      after: places[index] as Place,
    })),
  );
};

const moved = ({ eventId }: ActivePlan, all: readonly TableMove[]): Events => {
  const moves = all.filter(({ before, after }) => !isSame(before, after));
  return moves.length > 0 ? [{ type: 'TablesMoved', data: { eventId, moves } }] : [];
};

const refuseTwice = (tableIds: readonly string[], path: string): void => {
  if (new Set(tableIds).size < tableIds.length) {
    throw badField(path, 'A table must not be named twice');
  }
};

/** @throws Refusal TABLE_NOT_FOUND */
export const deleteTable = (
  tableId: string,
  plan: ActivePlan,
): Decided<Extract<TableEvent, { type: 'TableDeleted' }>>[] => {
  const table = tableOf(plan, tableId);
  const { name, layout, endSeats, place, tags, seatIds } = table;
  const seats = seatsAt(plan, table);
  const displaced = occupantsOf(plan, seatIds);
  const rules = rulesLosing(plan, { tables: new Set([tableId]) });
  const facts = { tableId, name, layout, endSeats, place, ...(tags.length > 0 && { tags }) };
  const data = { eventId: plan.eventId, ...facts, seats, displaced, ...rules };
  return [{ type: 'TableDeleted', data }];
};

/**
 * Deletes several tables in one step.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a table named twice; LIMIT_REACHED above 2,000 seats
 */
export const deleteTables = (
  { tableIds }: Of<'DeleteTables'>,
  plan: ActivePlan,
  { now: at }: DecisionContext,
): Events => {
  refuseTwice(tableIds, 'ids');
  const seats = tableIds.reduce((sum, id) => sum + tableOf(plan, id).seatIds.length, 0);
  if (seats > limits.seatsDeleted) {
    const most = limits.seatsDeleted.toLocaleString('en');
    throw new Refusal('LIMIT_REACHED', `Tables with at most ${most} seats can be deleted at once`);
  }
  const events: Events = [];
  let left = plan;
  for (const tableId of tableIds) {
    // A rule that names two of these tables loses one after the other.
    const deleted = deleteTable(tableId, left);
    events.push(...deleted);
    left = afterDecided(left, deleted, at);
  }
  return events;
};
