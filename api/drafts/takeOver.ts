import { idOutOfCopy } from '../../schema/copyIds.ts';
import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Conflict } from '../../schema/entities/draft.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isNoChange } from '../planChange/diff.ts';
import { obstaclesTo } from '../planChange/obstacles.ts';
import { recordChange } from '../planChange/record.ts';
import { changeOfDraft } from './changeOfDraft.ts';
import type { DraftCommand } from './commands.ts';
import { conflictsOf } from './conflicts.ts';
import { withoutConflicts } from './leaveOut.ts';
import { obstaclesInLive } from './obstacles.ts';
import { partOfTables, tablesNamed } from './ofTables.ts';

type TakeOver = Extract<DraftCommand, { type: 'TakeOverDraft' }>;
type Wanted = Pick<TakeOver, 'draftId' | 'base' | 'draft' | 'tableIds'>;

/**
 * The changes that a draft, or its part for some tables, would make to the live plan, and their obstacles.
 * @throws Refusal TABLE_NOT_FOUND
 */
export const takeOverOf = (
  { draftId, base, draft, tableIds }: Wanted,
  live: ActivePlan,
): { change: PlanChange; conflicts: Conflict[] } => {
  const plans = { base, draft, live };
  const whole = changeOfDraft(base, draft, live);
  const named = tableIds && tablesNamed(tableIds, draftId, plans);
  const change = named ? partOfTables(whole, plans, named) : whole;
  return { change, conflicts: conflictsOf(obstaclesInLive(change, base, live), change, plans) };
};

/**
 * Applies a draft to the live plan in one step.
 * @throws Refusal DRAFT_CONFLICT with `details.conflicts` if the live plan has changed the same things,
 * unless conflicts are left out; TABLE_NOT_FOUND, LIMIT_REACHED
 */
export const takeOverDraft = (
  command: TakeOver,
  live: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const { draftId, name, tableIds, leaveOutConflicts } = command;
  const { change: wanted, conflicts } = takeOverOf(command, live);
  if (conflicts.length > 0 && !leaveOutConflicts) {
    throw new Refusal('DRAFT_CONFLICT', 'The live plan has changed in the same place', [], {
      conflicts: conflicts.slice(0, mostNamed),
      count: conflicts.length,
    });
  }
  const change = withoutConflicts(wanted, command.base, live);
  refuseBeyondLimits(change, live);
  if (isNoChange(change)) return [];
  return recordChange(live, change, context, (data) => ({
    type: 'DraftTakenOver',
    data: { ...data, draftId, name, ...(tableIds && { tableIds: tableIds.map(idOutOfCopy) }) },
  }));
};

/** The most conflicts that a list can show. */
const mostNamed = 100;

const refuseBeyondLimits = (change: PlanChange, live: ActivePlan): void => {
  const [limit] = obstaclesTo(change, live).flatMap((one) => (one.kind === 'limit' ? [one] : []));
  if (limit) throw new Refusal('LIMIT_REACHED', `The event would have too many ${limit.of}`);
};
