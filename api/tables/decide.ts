import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import { nextPlace, seatsOf, startsWithEndSeats } from '../../schema/seatLayout.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { type ActivePlan, type TableState, tableOf } from '../eventPlans/state.ts';
import { badCapacity, refuseCapacity, refuseTooManySeats } from './bounds.ts';
import type { TableCommand } from './commands.ts';
import { editTable, move, resize, switchEndSeats } from './editTable.ts';
import { currentSeats } from './reshape.ts';

type Of<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

export const decideTables = (
  command: TableCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  switch (command.type) {
    case 'AddTable':
      return addTable(command, plan, context);
    case 'EditTable':
      return editTable(command, plan, context);
    case 'ResizeTable':
      return resizeTable(command, plan, context);
    case 'SetEndSeats':
      return switchEndSeats(plan, command.tableId, command.endSeats, context);
    case 'MoveTable':
      return move(plan, command.tableId, command.place);
    case 'DeleteTable':
      return deleteTable(command, plan);
    default:
      return unknownCommand(command);
  }
};

const addTable = (
  { eventId, name, capacity, layout, place }: Of<'AddTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const tableId = context.id(0);
  if (plan.tables.has(tableId)) return [];
  refuseCapacity(capacity);
  refuseTooManySeats(plan, capacity);
  if (plan.tables.size >= limits.tablesPerEvent) {
    throw new Refusal('LIMIT_REACHED', `An event holds at most ${limits.tablesPerEvent} tables`);
  }
  const shape = { layout, capacity, endSeats: startsWithEndSeats(layout, capacity) };
  const seats = seatsOf(shape).map((spot) => ({ seatId: context.id(spot.position), ...spot }));
  const at = place ?? nextPlace(shape, [...plan.tables.values()].map(standing));
  const data = { eventId, tableId, name, layout, endSeats: shape.endSeats, place: at, seats };
  return [{ type: 'TableAdded', data }];
};

const standing = ({ layout, endSeats, place, seatIds }: TableState) => ({
  layout,
  endSeats,
  place,
  capacity: seatIds.length,
});

/** Minimum 4, maximum 20, step 2 (specification, section 9). */
const resizeTable = (
  { tableId, capacity }: Of<'ResizeTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const { min, max, step } = limits.resize;
  tableOf(plan, tableId);
  if (!Number.isInteger(capacity) || capacity < min || capacity > max || capacity % step !== 0) {
    throw badCapacity(`Capacity must be an even number from ${min} to ${max}`);
  }
  return resize(plan, tableId, capacity, context);
};

const deleteTable = ({ eventId, tableId }: Of<'DeleteTable'>, plan: ActivePlan): Events => {
  const { name, layout, endSeats, place, seatIds } = tableOf(plan, tableId);
  const seats = currentSeats(plan, tableId);
  const displaced = seatIds.flatMap((seatId) => {
    const attendeeId = plan.seats.get(seatId)?.attendeeId;
    return attendeeId ? [{ attendeeId, seatId }] : [];
  });
  const data = { eventId, tableId, name, layout, endSeats, place, seats, displaced };
  return [{ type: 'TableDeleted', data }];
};

const unknownCommand = (command: never): never => {
  throw new Error(`Unknown command ${(command as { type: string }).type}`);
};
