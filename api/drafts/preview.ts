import type {
  PersonToChange,
  TableToChange,
  TakeOverPreview,
} from '../../schema/entities/draft.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import { previewTakeOverInput } from '../../schema/inputs/drafts.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { Placement } from '../../schema/planFacts.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCopy } from '../eventPlans/copies.ts';
import { eventPlanDecider } from '../eventPlans/decider.ts';
import { type ActivePlan, activeOf } from '../eventPlans/state.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { changedFields } from '../planChange/diff.ts';
import { draftPlaceOf } from './conflicts.ts';
import { type DraftPlans, readDraftPlans } from './plans.ts';
import { takeOverOf } from './takeOver.ts';

const mostListed = 100;

/**
 * The effect of a take-over now, and its obstacles.
 * @throws Refusal EVENT_NOT_FOUND, TABLE_NOT_FOUND, NOT_SIGNED_IN, NOT_READY
 */
export const previewTakeOver = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<TakeOverPreview> => {
  const { id, tableIds } = parseInput(previewTakeOverInput, input);
  const draft = await requireCopy(app, request, id);
  const plans = await readDraftPlans(app, draft);
  const { state } = await app.commands.load(eventPlanDecider, eventPlanStream(draft.draftOf));
  return previewOf(plans, activeOf(state), tableIds ?? undefined);
};

/**
 * The effect of a take-over on a live plan, and its conflicts. Covers the whole draft unless tables are
 * named.
 * @throws Refusal TABLE_NOT_FOUND
 */
export const previewOf = (
  plans: Pick<DraftPlans, 'draftId' | 'base' | 'draft'>,
  live: ActivePlan,
  tableIds?: readonly string[],
): TakeOverPreview => {
  const whole = takeOverOf(plans, live);
  const { change, conflicts } = tableIds ? takeOverOf({ ...plans, tableIds }, live) : whole;
  const people = peopleOf(change, live, plans.draft);
  return {
    people: people.slice(0, mostListed),
    peopleCount: people.length,
    conflicts: conflicts.slice(0, mostListed),
    conflictCount: conflicts.length,
    fields: changedFields(change),
    rules: change.rulesAdded.length + change.rulesRemoved.length + change.rulesChanged.length,
    objects:
      change.objectsAdded.length + change.objectsRemoved.length + change.objectsChanged.length,
    tables: tablesOf(whole.change, plans.base, plans.draft),
  };
};

const peopleOf = (change: PlanChange, live: ActivePlan, draft: ActivePlan): PersonToChange[] => {
  const nameOf = (id: string) =>
    (draft.attendees.get(id) ?? live.attendees.get(id))?.person.name ?? '';
  const placeNow = (id: string) => {
    const now = live.attendees.get(id);
    return now ? draftPlaceOf(live, now.placement) : null;
  };
  const movers = new Set(change.moved.map(({ attendeeId }) => attendeeId));
  return [
    ...change.attendeesAdded.map(({ attendeeId, placement, person: { name } }) => ({
      attendeeId,
      name,
      what: 'added' as const,
      from: null,
      to: draftPlaceOf(draft, placement),
    })),
    ...change.attendeesRemoved.map(({ attendeeId, person: { name } }) => ({
      attendeeId,
      name,
      what: 'removed' as const,
      from: placeNow(attendeeId),
      to: null,
    })),
    ...change.moved.map(({ attendeeId, to }) => ({
      attendeeId,
      name: nameOf(attendeeId),
      what: 'moved' as const,
      from: placeNow(attendeeId),
      to: draftPlaceOf(draft, to),
    })),
    ...change.attendeesChanged
      .filter(({ attendeeId }) => !movers.has(attendeeId))
      .map(({ attendeeId }) => ({
        attendeeId,
        name: nameOf(attendeeId),
        what: 'edited' as const,
        from: placeNow(attendeeId),
        to: placeNow(attendeeId),
      })),
  ];
};

/** The tables in order: those in the draft, then those that it removed. */
const tablesOf = (change: PlanChange, base: ActivePlan, draft: ActivePlan): TableToChange[] => {
  const what = new Map<string, TableToChange['what']>();
  const people = new Map<string, number>();
  const count = (tableId: string | undefined): void => {
    if (tableId === undefined) return;
    if (!what.has(tableId)) what.set(tableId, 'seating');
    people.set(tableId, (people.get(tableId) ?? 0) + 1);
  };
  for (const { tableId } of change.tablesAdded) what.set(tableId, 'added');
  for (const { tableId } of change.tablesRemoved) what.set(tableId, 'removed');
  for (const { tableId } of change.tablesChanged) what.set(tableId, 'changed');
  const tableAt = (plan: ActivePlan, placement: Placement) =>
    placement.in === 'seat' ? plan.seats.get(placement.seatId)?.tableId : undefined;
  for (const { placement } of change.attendeesAdded) count(tableAt(draft, placement));
  for (const { placement } of change.attendeesRemoved) count(tableAt(base, placement));
  for (const { from, to } of change.moved)
    for (const id of new Set([tableAt(base, from), tableAt(draft, to)])) count(id);
  const orderOf = (id: string) => draft.tables.get(id)?.order ?? Number.MAX_SAFE_INTEGER;
  return [...what]
    .map(([tableId, of]) => ({
      tableId,
      name: (draft.tables.get(tableId) ?? base.tables.get(tableId))?.name ?? '',
      what: of,
      people: people.get(tableId) ?? 0,
    }))
    .sort((a, b) => orderOf(a.tableId) - orderOf(b.tableId));
};
