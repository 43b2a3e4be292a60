import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import { nextPlace, seatsOf, startsWithEndSeats } from '../../schema/seatLayout.ts';
import { type Decided, type DecisionContext, neverHandled } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { unpinned } from '../eventPlans/pins.ts';
import { type ActivePlan, occupantsOf, tableOf } from '../eventPlans/state.ts';
import { seatsOf as currentSeats } from '../planChange/diff.ts';
import { rulesLosing } from '../planChange/losingRules.ts';
import { badField, refuseCapacity } from './bounds.ts';
import type { TableCommand } from './commands.ts';
import { editTable, move, resize, switchEndSeats } from './editTable.ts';
import { standing } from './reshape.ts';

type Of<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

/**
 * Decides a command on tables and their seats.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a capacity or end seats; LIMIT_REACHED
 */
export const decideTables = (
  command: TableCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Events =>
  decided(command, plan, context).flatMap((event) =>
    'displaced' in event.data
      ? [
          ...unpinned(
            plan,
            event.data.displaced.map(({ attendeeId }) => attendeeId),
          ),
          event,
        ]
      : [event],
  );

/** Who loses their seat loses a pin with it: `decideTables` records that. */
const decided = (command: TableCommand, plan: ActivePlan, context: DecisionContext): Events => {
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
      return neverHandled(command);
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
  refuseTooMany('seats', plan.seats.size + capacity);
  refuseTooMany('tables', plan.tables.size + 1);
  const shape = { layout, capacity, endSeats: startsWithEndSeats(layout, capacity) };
  const seats = seatsOf(shape).map((spot) => ({ seatId: context.id(spot.position), ...spot }));
  const at = place ?? nextPlace(shape, [...plan.tables.values()].map(standing));
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
  tableOf(plan, tableId);
  if (!Number.isInteger(capacity) || capacity < min || capacity > max || capacity % step !== 0) {
    throw badField('capacity', `Capacity must be an even number from ${min} to ${max}`);
  }
  return resize(plan, tableId, capacity, context);
};

const deleteTable = ({ eventId, tableId }: Of<'DeleteTable'>, plan: ActivePlan): Events => {
  const table = tableOf(plan, tableId);
  const { name, layout, endSeats, place, tags, seatIds } = table;
  const seats = currentSeats(plan, table);
  const displaced = occupantsOf(plan, seatIds);
  const rules = rulesLosing(plan, { tables: new Set([tableId]) });
  const facts = { tableId, name, layout, endSeats, place, ...(tags.length > 0 && { tags }) };
  const data = { eventId, ...facts, seats, displaced, ...rules };
  return [{ type: 'TableDeleted', data }];
};
