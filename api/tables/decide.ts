import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { badField } from '../../schema/refusal.ts';
import { nextPlace } from '../../schema/tables/rows.ts';
import { seatsOf, startsWithEndSeats } from '../../schema/tables/seatLayout.ts';
import { isExtendedLayout } from '../../schema/vocabulary.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, tableOf } from '../eventPlans/state.ts';
import { addTables } from './addTables.ts';
import { refuseCapacity } from './bounds.ts';
import { arrangeTables, deleteTable, deleteTables, moveTables } from './bulk.ts';
import type { TableCommand } from './commands.ts';
import { editTable, move, resize, switchEndSeats } from './editTable.ts';
import { roomOf } from './reshape.ts';

type Of<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

const addTable = (
  { eventId, name, capacity, layout, place }: Of<'AddTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const tableId = context.id(0);
  if (plan.tables.has(tableId)) return [];
  refuseCapacity(layout, capacity);
  refuseTooMany('seats', plan.seats.size + capacity);
  refuseTooMany('tables', plan.tables.size + 1);
  const shape = { layout, capacity, endSeats: startsWithEndSeats(layout, capacity) };
  const seats = seatsOf(shape).map((spot) => ({ seatId: context.id(spot.position), ...spot }));
  const { standing, ...others } = roomOf(plan);
  const at = place ?? nextPlace(shape, standing, others);
  const data = { eventId, tableId, name, layout, endSeats: shape.endSeats, place: at, seats };
  return [{ type: 'TableAdded', data }];
};

/** From 4 to 20 in steps of 2 (specification, section 9). */
const resizeTable = (
  { tableId, capacity }: Of<'ResizeTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const { min, max, step } = limits.resize;
  const { layout } = tableOf(plan, tableId);
  if (isExtendedLayout(layout)) {
    throw badField(
      'capacity',
      'Tables of this shape cannot be resized here. Change the table instead.',
    );
  }
  if (!Number.isInteger(capacity) || capacity < min || capacity > max || capacity % step !== 0) {
    throw badField('capacity', `Capacity must be an even number from ${min} to ${max}`);
  }
  return resize(plan, tableId, capacity, context);
};

/**
 * Decides a command on tables and their seats.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a capacity, end seats or places; LIMIT_REACHED
 */
export const tableDecisions: PlanDecisions<TableCommand> = {
  AddTable: addTable,
  AddTables: addTables,
  EditTable: editTable,
  ResizeTable: resizeTable,
  SetEndSeats: ({ tableId, endSeats }, plan, context) =>
    switchEndSeats(plan, tableId, endSeats, context),
  MoveTable: ({ tableId, place }, plan) => move(plan, tableId, place),
  MoveTables: moveTables,
  ArrangeTables: arrangeTables,
  DeleteTable: ({ tableId }, plan) => deleteTable(tableId, plan),
  DeleteTables: deleteTables,
};
