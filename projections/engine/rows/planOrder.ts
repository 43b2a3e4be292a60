import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import type { RecordedPlanChange } from '../planChanged.ts';
import type { Recall, Recorded } from '../projector.ts';
import type { RowChanges } from './rowChanges.ts';
import { defineTable, type Table } from './table.ts';

/**
 * The counter that numbers the people, tables and rules of a plan in the order in which they were added;
 * restored ones keep their number. `next` is the next number. `staged` counts incomplete imports and changes
 * by id: the number of people, or the number after the last item.
 */
type PlanOrderRow = { id: string; next: number; staged: Record<string, number> };

type OfPlan = { data: { eventId: string } };

const counting: ReadonlySet<string> = new Set<RecordedEvent['type']>([
  'AttendeeAdded',
  'AttendeesImported',
  'TableAdded',
  'TablesAdded',
  'SeatingRuleAdded',
]);

/** The plan whose counter the event uses. */
const planToCount = ({ type, data }: RecordedEvent): string | undefined => {
  if ('changeId' in data) return data.eventId;
  return counting.has(type) && 'eventId' in data ? data.eventId : undefined;
};

/** Counts what joins each plan. All but `begin` throw an Error for an unknown plan. */
export type PlanOrder = {
  table: Table<PlanOrderRow>;
  recall: Recall;
  /**
   * Starts the counter of a new plan at 0.
   * @throws ImpossibleChange if the plan has a counter already
   */
  begin: (changes: RowChanges, event: OfPlan) => void;
  /**
   * Counts one person or table.
   * @returns its number
   */
  countOne: (changes: RowChanges, event: OfPlan) => number;
  /** Moves `next` behind the number of a rule, which the rule has already. */
  countRule: (changes: RowChanges, event: Recorded<'SeatingRuleAdded'>) => void;
  /**
   * Counts the people of an import with its last part.
   * @returns the number of its first person, if this is the last part
   */
  countImport: (changes: RowChanges, event: Recorded<'AttendeesImported'>) => number;
  /** Moves `next` behind the numbers of a change's items, which they have already. */
  countChange: (changes: RowChanges, event: RecordedPlanChange) => void;
  /** Stages the numbers of an earlier part of a change. */
  countPart: (changes: RowChanges, event: Recorded<'ChangePartRecorded'>) => void;
  /** Drops the staged count of discarded parts. */
  forgetParts: (changes: RowChanges, event: Recorded<'PartsDiscarded'>) => void;
};

/** Defines a projector's own counter, because each projector is rebuilt by itself. */
export const definePlanOrder = (name: string): PlanOrder => {
  const table = defineTable<PlanOrderRow>(
    name,
    { id: 'text', next: 'integer', staged: 'jsonb' },
    { scope: 'id' },
  );

  const orderOf = (changes: RowChanges, { data }: OfPlan): PlanOrderRow => {
    const [order] = changes.rows(table, data.eventId);
    if (!order) throw new Error(`no plan: ${data.eventId}`);
    return order;
  };

  const save = (changes: RowChanges, { data }: OfPlan, order: Partial<PlanOrderRow>): void =>
    changes.patch(table, data.eventId, data.eventId, order);

  return {
    table,
    recall: { table, scopeFor: planToCount },
    begin: (changes, { data }) => changes.insert(table, { id: data.eventId, next: 0, staged: {} }),
    countOne: (changes, event) => {
      const { next } = orderOf(changes, event);
      save(changes, event, { next: next + 1 });
      return next;
    },
    countRule: (changes, event) => {
      const { next } = orderOf(changes, event);
      save(changes, event, { next: Math.max(next, event.data.order + 1) });
    },
    countImport: (changes, event) => {
      const { importId, part, parts, attendees } = event.data;
      const { next, staged } = orderOf(changes, event);
      const { [importId]: earlier = 0, ...others } = staged;
      const count = earlier + attendees.length;
      if (part < parts - 1) save(changes, event, { staged: { ...others, [importId]: count } });
      else save(changes, event, { next: next + count, staged: others });
      return next;
    },
    countChange: (changes, event) => {
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
    },
    countPart: (changes, event) => {
      const { changeId, piece } = event.data;
      const { staged } = orderOf(changes, event);
      const { attendeesAdded = [], tablesAdded = [], rulesAdded = [] } = piece;
      const arrivals = [...attendeesAdded, ...tablesAdded, ...rulesAdded];
      const behind = arrivals.reduce(
        (most, { order }) => Math.max(most, order + 1),
        staged[changeId] ?? 0,
      );
      save(changes, event, { staged: { ...staged, [changeId]: behind } });
    },
    forgetParts: (changes, event) => {
      const { [event.data.changeId]: _, ...others } = orderOf(changes, event).staged;
      save(changes, event, { staged: others });
    },
  };
};
