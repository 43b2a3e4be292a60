import type { RecordedEvent } from '../../../schema/domainEvents.ts';
import type { ChangePiece } from '../../../schema/planChange.ts';
import type { RecordedPlanChange } from '../planChanged.ts';
import type { Handlers, Recall, Recorded } from '../projector.ts';
import type { RowChanges } from './rowChanges.ts';
import type { OnWholeChange, Staging } from './staging.ts';
import { defineTable } from './table.ts';

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

/** The number after the last item that joins the plan with this piece, or `least` if that is more. */
const nextAfter = (
  { attendeesAdded = [], tablesAdded = [], rulesAdded = [] }: ChangePiece,
  least: number,
): number =>
  [...attendeesAdded, ...tablesAdded, ...rulesAdded].reduce(
    (most, { order }) => Math.max(most, order + 1),
    least,
  );

/**
 * Defines a projector's own counter of what joins each plan, because each projector is rebuilt by itself.
 * All but the start of a plan throw an Error if the plan is unknown.
 */
export const definePlanOrder = (name: string) => {
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

  /** Counts one person or table. Returns its number. */
  const countOne = (changes: RowChanges, event: OfPlan): number => {
    const { next } = orderOf(changes, event);
    save(changes, event, { next: next + 1 });
    return next;
  };

  /** Counts the people of an import with its last part. Returns the number of its first person then. */
  const countImport = (changes: RowChanges, event: Recorded<'AttendeesImported'>): number => {
    const { importId, part, parts, attendees } = event.data;
    const { next, staged } = orderOf(changes, event);
    const { [importId]: earlier = 0, ...others } = staged;
    const count = earlier + attendees.length;
    if (part < parts - 1) save(changes, event, { staged: { ...others, [importId]: count } });
    else save(changes, event, { next: next + count, staged: others });
    return next;
  };

  /** Stages the numbers of an earlier part of a change. */
  const countPart = (
    changes: RowChanges,
    event: Recorded<'ChangePartRecorded'> | RecordedPlanChange,
    piece: ChangePiece,
  ): void => {
    const { changeId } = event.data;
    const { staged } = orderOf(changes, event);
    const after = nextAfter(piece, staged[changeId] ?? 0);
    save(changes, event, { staged: { ...staged, [changeId]: after } });
  };

  /** Moves `next` past the numbers of a change's items, which have theirs already. */
  const countChange = (changes: RowChanges, event: RecordedPlanChange): void => {
    const { changeId, attendeesAdded, change } = event.data;
    if (!change) {
      countPart(changes, event, { attendeesAdded });
      return;
    }
    const { next, staged } = orderOf(changes, event);
    const { [changeId]: earlier = 0, ...others } = staged;
    const copied = event.type === 'PlanCopied' ? (event.data.nextOrder ?? 0) : 0;
    const after = Math.max(next, nextAfter({ ...change, attendeesAdded }, earlier), copied);
    if (after > next || earlier > 0) save(changes, event, { next: after, staged: others });
  };

  /**
   * Handlers that count whatever joins a plan, and then let `parts` stage or complete a change. A projector
   * overrides those of the events whose items it has rows of.
   */
  const on = (parts: Staging, handle: OnWholeChange) =>
    ({
      EventPlanCreated: (changes, { data }) =>
        changes.insert(table, { id: data.eventId, next: 0, staged: {} }),
      AttendeeAdded: (changes, event) => void countOne(changes, event),
      AttendeesImported: (changes, event) => void countImport(changes, event),
      TableAdded: (changes, event) => void countOne(changes, event),
      TablesAdded: (changes, event) => {
        for (const _ of event.data.tables) countOne(changes, event);
      },
      SeatingRuleAdded: (changes, event) => {
        const { next } = orderOf(changes, event);
        save(changes, event, { next: Math.max(next, event.data.order + 1) });
      },
      ChangePartRecorded: (changes, event) => {
        countPart(changes, event, event.data.piece);
        parts.on.ChangePartRecorded(changes, event);
      },
      PartsDiscarded: (changes, event) => {
        const { [event.data.changeId]: _, ...others } = orderOf(changes, event).staged;
        save(changes, event, { staged: others });
        parts.on.PartsDiscarded(changes, event);
      },
      ...parts.onPlanChanged(handle, countChange),
    }) satisfies Handlers;

  const recall: Recall = { table, scopeFor: planToCount };
  return { table, recall, countOne, countImport, on };
};
