import type { EventPlanEvent, Place } from '../../schema/domainEvents.ts';
import { limits } from '../../schema/limits.ts';
import {
  mayHaveEndSeats,
  nextPlace,
  seatsOf,
  startsWithEndSeats,
} from '../../schema/seatLayout.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { Refusal } from '../core/errors.ts';
import { type ActivePlan, type TableState, tableOf } from '../eventPlans/state.ts';
import type { TableCommand } from './commands.ts';
import { currentSeats, reshape } from './reshape.ts';

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
      return setEndSeats(command, plan, context);
    case 'MoveTable':
      return moveTable(command, plan);
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

/** Name, layout and capacity at once; each that differs is a fact of its own. */
const editTable = (
  { eventId, tableId, changes }: Of<'EditTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const table = tableOf(plan, tableId);
  const { name = table.name, layout = table.layout, capacity = table.seatIds.length } = changes;
  refuseCapacity(capacity);
  const events: Events = [];
  if (name !== table.name) {
    const data = { eventId, tableId, before: table.name, after: name };
    events.push({ type: 'TableRenamed', data });
  }
  const size = table.seatIds.length;
  const endSeats = table.endSeats && mayHaveEndSeats(layout, size);
  if (layout !== table.layout) {
    const change = reshape(plan, tableId, { layout, capacity: size, endSeats }, context);
    const data = { eventId, tableId, layout: { before: table.layout, after: layout }, ...change };
    events.push({ type: 'TableLayoutChanged', data });
  }
  if (capacity !== size) {
    refuseTooManySeats(plan, capacity - size);
    const shape = { layout, capacity, endSeats: endSeats && mayHaveEndSeats(layout, capacity) };
    const before = events.at(-1)?.type === 'TableLayoutChanged' ? { layout, endSeats } : undefined;
    const change = reshape(plan, tableId, shape, context, before);
    events.push({ type: 'TableResized', data: { eventId, tableId, ...change } });
  }
  return events;
};

/** Minimum 4, maximum 20, step 2 (specification, section 9). */
const resizeTable = (
  { eventId, tableId, capacity }: Of<'ResizeTable'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const { min, max, step } = limits.resize;
  const table = tableOf(plan, tableId);
  if (!Number.isInteger(capacity) || capacity < min || capacity > max || capacity % step !== 0) {
    throw badCapacity(`Capacity must be an even number from ${min} to ${max}`);
  }
  if (capacity === table.seatIds.length) return [];
  refuseTooManySeats(plan, capacity - table.seatIds.length);
  const endSeats = table.endSeats && mayHaveEndSeats(table.layout, capacity);
  const change = reshape(plan, tableId, { layout: table.layout, capacity, endSeats }, context);
  return [{ type: 'TableResized', data: { eventId, tableId, ...change } }];
};

/** The toggle adds or removes the two seats at the ends, staying within 4 to 20 (section 4). */
const setEndSeats = (
  { eventId, tableId, endSeats }: Of<'SetEndSeats'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const { layout, endSeats: had, seatIds } = tableOf(plan, tableId);
  if (endSeats === had) return [];
  const capacity = seatIds.length + (endSeats ? 2 : -2);
  if (layout === 'circular') throw badEndSeats('A circular table has no end seats');
  if (endSeats && seatIds.length < limits.endSeatsFrom) {
    throw badEndSeats(`End seats need a table of ${limits.endSeatsFrom} seats or more`);
  }
  if (capacity < limits.resize.min || capacity > limits.resize.max) {
    const { min, max } = limits.resize;
    throw badEndSeats(`With this change the table would not have ${min} to ${max} seats`);
  }
  refuseTooManySeats(plan, capacity - seatIds.length);
  const change = reshape(plan, tableId, { layout, capacity, endSeats }, context);
  return [{ type: 'TableEndSeatsSwitched', data: { eventId, tableId, ...change } }];
};

const moveTable = ({ eventId, tableId, place }: Of<'MoveTable'>, plan: ActivePlan): Events => {
  const { place: before } = tableOf(plan, tableId);
  if (isSamePlace(before, place)) return [];
  return [{ type: 'TableMoved', data: { eventId, tableId, before, after: place } }];
};

const isSamePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.rotation === b.rotation;

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

const badCapacity = (message: string) =>
  new Refusal('BAD_INPUT', message, [{ path: 'capacity', message }]);

const badEndSeats = (message: string) =>
  new Refusal('BAD_INPUT', message, [{ path: 'endSeats', message }]);

const refuseCapacity = (capacity: number): void => {
  const { min, max } = limits.tableCapacity;
  if (!Number.isInteger(capacity)) throw badCapacity('Capacity must be a whole number');
  if (capacity < min) throw badCapacity(`Capacity must be at least ${min}`);
  if (capacity > max) throw badCapacity(`Capacity must be ${max} or less`);
};

const refuseTooManySeats = (plan: ActivePlan, more: number): void => {
  if (plan.seats.size + more <= limits.seatsPerEvent || more <= 0) return;
  const most = limits.seatsPerEvent.toLocaleString('en');
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${most} seats`);
};

const unknownCommand = (command: never): never => {
  throw new Error(`Unknown command ${(command as { type: string }).type}`);
};
