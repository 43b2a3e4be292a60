import type { RecordedEvent } from '../../schema/domainEvents.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import type { Recorded } from '../engine/projector.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineTable } from '../engine/rows/table.ts';

/**
 * The counter that numbers the people, tables and rules of a plan in the order in which they were added;
 * restored ones keep their number. `next` is the next number. `staged` counts incomplete imports and changes
 * by id: the number of people, or the number after the last item.
 */
type PlanOrder = { id: string; next: number; staged: Record<string, number> };

export const planOrdersTable = defineTable<PlanOrder>(
  'plan_orders',
  { id: 'text', next: 'integer', staged: 'jsonb' },
  { scope: 'id' },
);

type OfPlan = { data: { eventId: string } };

/**
 * Starts the counter of a new plan at 0.
 * @throws ImpossibleChange if the plan has a counter already
 */
export const beginOrder = (changes: RowChanges, { data }: OfPlan): void =>
  changes.insert(planOrdersTable, { id: data.eventId, next: 0, staged: {} });

const orderOf = (changes: RowChanges, { data }: OfPlan): PlanOrder => {
  const [order] = changes.rows(planOrdersTable, data.eventId);
  if (!order) throw new Error(`no plan: ${data.eventId}`);
  return order;
};

const save = (changes: RowChanges, { data }: OfPlan, order: Partial<PlanOrder>): void =>
  changes.patch(planOrdersTable, data.eventId, data.eventId, order);

/**
 * Counts one person or table.
 * @returns its number
 * @throws Error for an unknown plan
 */
export const countOne = (changes: RowChanges, event: OfPlan): number => {
  const { next } = orderOf(changes, event);
  save(changes, event, { next: next + 1 });
  return next;
};

/**
 * Moves `next` behind the number of a rule, which the rule has already.
 * @throws Error for an unknown plan
 */
export const countRule = (changes: RowChanges, event: Recorded<'SeatingRuleAdded'>): void => {
  const { next } = orderOf(changes, event);
  save(changes, event, { next: Math.max(next, event.data.order + 1) });
};

/**
 * Counts the people of an import with its last part.
 * @throws Error for an unknown plan
 */
export const countImport = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const { importId, part, parts, attendees } = event.data;
  const { next, staged } = orderOf(changes, event);
  const { [importId]: earlier = 0, ...others } = staged;
  const count = earlier + attendees.length;
  if (part < parts - 1) save(changes, event, { staged: { ...others, [importId]: count } });
  else save(changes, event, { next: next + count, staged: others });
};

/**
 * Moves `next` behind the numbers of a change's items, which they have already.
 * @throws Error for an unknown plan
 */
export const countChange = (changes: RowChanges, event: RecordedPlanChange): void => {
  const { changeId, attendeesAdded, change } = event.data;
  const { next, staged } = orderOf(changes, event);
  const { [changeId]: earlier = 0, ...others } = staged;
  const { tablesAdded = [], rulesAdded = [] } = change ?? {};
  const arrivals = [...attendeesAdded, ...tablesAdded, ...rulesAdded];
  const behind = arrivals.reduce((most, { order }) => Math.max(most, order + 1), earlier);
  if (!change) {
    save(changes, event, { staged: { ...others, [changeId]: behind } });
    return;
  }
  const copied = event.type === 'PlanCopied' ? (event.data.nextOrder ?? 0) : 0;
  const after = Math.max(next, behind, copied);
  if (after > next || earlier > 0) save(changes, event, { next: after, staged: others });
};

/**
 * Stages the numbers of an earlier part of a change.
 * @throws Error for an unknown plan
 */
export const countPart = (changes: RowChanges, event: Recorded<'ChangePartRecorded'>): void => {
  const { changeId, piece } = event.data;
  const { staged } = orderOf(changes, event);
  const { attendeesAdded = [], tablesAdded = [], rulesAdded = [] } = piece;
  const arrivals = [...attendeesAdded, ...tablesAdded, ...rulesAdded];
  const behind = arrivals.reduce(
    (most, { order }) => Math.max(most, order + 1),
    staged[changeId] ?? 0,
  );
  save(changes, event, { staged: { ...staged, [changeId]: behind } });
};

/**
 * Drops the staged count of discarded parts.
 * @throws Error for an unknown plan
 */
export const forgetParts = (changes: RowChanges, event: Recorded<'PartsDiscarded'>): void => {
  const { [event.data.changeId]: _, ...others } = orderOf(changes, event).staged;
  save(changes, event, { staged: others });
};

const counting: ReadonlySet<string> = new Set<RecordedEvent['type']>([
  'AttendeeAdded',
  'AttendeesImported',
  'TableAdded',
  'TablesAdded',
  'SeatingRuleAdded',
]);

/** The plan whose counter the event uses. */
export const planToCount = ({ type, data }: RecordedEvent): string | undefined => {
  if ('changeId' in data) return data.eventId;
  return counting.has(type) && 'eventId' in data ? data.eventId : undefined;
};
