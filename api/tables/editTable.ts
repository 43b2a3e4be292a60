import { listsOfTable } from '../../schema/inputs/tables.ts';
import { limits } from '../../schema/limits.ts';
import type { Place } from '../../schema/planFacts.ts';
import { badField } from '../../schema/refusal.ts';
import { isSamePlace } from '../../schema/rooms/onFloor.ts';
import { capacitiesOf, mayHaveEndSeats, type TableShape } from '../../schema/tables/seatLayout.ts';
import { isExtendedLayout, type TableLayout } from '../../schema/vocabulary.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import { type ActivePlan, tableOf } from '../eventPlans/state.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { isSame } from '../planChange/diff.ts';
import { mergedList } from '../planChange/mergedList.ts';
import { refuseCapacity, refuseEndSeats, refuseTooManySeats } from './bounds.ts';
import type { TableCommand } from './commands.ts';
import { afterDecided, type TableEvent } from './evolve.ts';
import { reshape } from './reshape.ts';

type Events = Decided<TableEvent>[];
type EditTable = Extract<TableCommand, { type: 'EditTable' }>;

/**
 * Makes all changes of a table or none. Each part that differs is recorded as a domain event of its own.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT for a capacity or end seats; LIMIT_REACHED
 */
export const editTable = (
  { tableId, changes: { name, layout, capacity, endSeats, place, tags, seen } }: EditTable,
  plan: ActivePlan,
  context: DecisionContext,
): Events =>
  inTurn(plan, context, [
    (now) => (name === undefined ? [] : rename(now, tableId, name)),
    (now) =>
      layout === undefined ? [] : changeLayout(now, tableId, { layout, capacity }, context),
    (now) => changeSeats(now, tableId, { capacity, endSeats }, context),
    (now) => (place === undefined ? [] : move(now, tableId, place)),
    (now) => (tags === undefined ? [] : tag(now, tableId, tags, seen?.tags)),
  ]);

type Part = (now: ActivePlan) => Events;

/** Decides each part on the plan that the parts before it have left. */
const inTurn = (plan: ActivePlan, { now: at }: DecisionContext, parts: Part[]): Events => {
  const events: Events = [];
  let now = plan;
  for (const part of parts) {
    const decided = part(now);
    events.push(...decided);
    now = afterDecided(now, decided, at);
  }
  return events;
};

const rename = (plan: ActivePlan, tableId: string, after: string): Events => {
  const { name: before } = tableOf(plan, tableId);
  if (before === after) return [];
  return [{ type: 'TableRenamed', data: { eventId: plan.eventId, tableId, before, after } }];
};

const tag = (plan: ActivePlan, tableId: string, tags: string[], seen?: string[]): Events => {
  const { tags: before } = tableOf(plan, tableId);
  const after = seen
    ? parseInput(listsOfTable, { tags: mergedList(before, seen, tags) ?? [] }).tags
    : tags;
  if (isSame(before, after)) return [];
  return [{ type: 'TableTagged', data: { eventId: plan.eventId, tableId, before, after } }];
};

const changeLayout = (
  plan: ActivePlan,
  tableId: string,
  { layout: after, capacity: wanted }: { layout: TableLayout; capacity?: number | undefined },
  context: DecisionContext,
): Events => {
  const { layout: before, seatIds, endSeats: had } = tableOf(plan, tableId);
  if (before === after) return [];
  // Between layouts of the specification, every capacity stays possible, and its change is a separate event.
  const isResized = wanted !== undefined && (isExtendedLayout(before) || isExtendedLayout(after));
  const capacity = isResized ? wanted : seatIds.length;
  refuseCapacity(after, capacity);
  refuseTooManySeats(plan, capacity - seatIds.length);
  const endSeats = had && mayHaveEndSeats(after, capacity);
  const change = reshape(plan, tableId, { layout: after, capacity, endSeats }, context);
  const data = { eventId: plan.eventId, tableId, layout: { before, after }, ...change };
  return [{ type: 'TableLayoutChanged', data }];
};

/** Changing only the end seats changes the capacity by two. A capacity given with them overrides that. */
const changeSeats = (
  plan: ActivePlan,
  tableId: string,
  { capacity, endSeats }: { capacity?: number; endSeats?: boolean },
  context: DecisionContext,
): Events => {
  const { layout, seatIds, endSeats: had } = tableOf(plan, tableId);
  if (capacity !== undefined) refuseCapacity(layout, capacity);
  if (endSeats === undefined) {
    return capacity === undefined ? [] : resize(plan, tableId, capacity, context);
  }
  if (capacity === undefined) return switchEndSeats(plan, tableId, endSeats, context);
  if (endSeats) refuseEndSeats(layout, capacity);
  if (endSeats === had) return resize(plan, tableId, capacity, context);
  refuseTooManySeats(plan, capacity - seatIds.length);
  return endSeatsSwitched(plan, tableId, { layout, capacity, endSeats }, context);
};

/** Changes the capacity. Keeps end seats if the table may still have them. @throws Refusal LIMIT_REACHED */
export const resize = (
  plan: ActivePlan,
  tableId: string,
  capacity: number,
  context: DecisionContext,
): Events => {
  const { layout, seatIds, endSeats: had } = tableOf(plan, tableId);
  if (capacity === seatIds.length) return [];
  refuseTooManySeats(plan, capacity - seatIds.length);
  const endSeats = had && mayHaveEndSeats(layout, capacity);
  const change = reshape(plan, tableId, { layout, capacity, endSeats }, context);
  return [{ type: 'TableResized', data: { eventId: plan.eventId, tableId, ...change } }];
};

/**
 * Adds or removes the two seats at the ends, within 4 to 20 seats (specification, section 4).
 * @throws Refusal BAD_INPUT if the table cannot have them; LIMIT_REACHED
 */
export const switchEndSeats = (
  plan: ActivePlan,
  tableId: string,
  endSeats: boolean,
  context: DecisionContext,
): Events => {
  const { layout, endSeats: had, seatIds } = tableOf(plan, tableId);
  if (endSeats === had) return [];
  const capacity = seatIds.length + (endSeats ? 2 : -2);
  if (endSeats) refuseEndSeats(layout, seatIds.length);
  const { min, max } = isExtendedLayout(layout) ? capacitiesOf(layout) : limits.resize;
  if (capacity < min || capacity > max) {
    throw badField('endSeats', `With this change the table would not have ${min} to ${max} seats`);
  }
  refuseTooManySeats(plan, capacity - seatIds.length);
  return endSeatsSwitched(plan, tableId, { layout, capacity, endSeats }, context);
};

const endSeatsSwitched = (
  plan: ActivePlan,
  tableId: string,
  shape: TableShape,
  context: DecisionContext,
): Events => {
  const change = reshape(plan, tableId, shape, context);
  return [{ type: 'TableEndSeatsSwitched', data: { eventId: plan.eventId, tableId, ...change } }];
};

/** Moves or turns a table. @throws Refusal TABLE_NOT_FOUND */
export const move = (plan: ActivePlan, tableId: string, place: Partial<Place>): Events => {
  const { place: before } = tableOf(plan, tableId);
  const after = { ...before, ...place };
  if (isSamePlace(before, after)) return [];
  return [{ type: 'TableMoved', data: { eventId: plan.eventId, tableId, before, after } }];
};
