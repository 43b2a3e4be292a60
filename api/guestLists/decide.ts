import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { grouped } from '../../schema/grouped.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { type Issue, Refusal, refuseIssues } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { refuseMisfits } from '../guestFields/fitting.ts';
import { refuseMealsOffMenu } from '../menus/onMenu.ts';
import { recordChange } from '../planChange/record.ts';
import { changeOfMerge, listedChanges } from './changeOfMerge.ts';
import type { GuestListCommand } from './commands.ts';
import { compareList } from './compare.ts';
import { hostsOfRows, newIdsOf, refuseHostProblems, withHosts } from './hostsOfRows.ts';
import { isNothing, mergeOf } from './merge.ts';
import { presentIn } from './present.ts';
import { changedSince, shownOf } from './shown.ts';

/**
 * Decides the merge of a list with the present plan. A list without news records nothing.
 * @throws Refusal IMPORT_OUTDATED if a person it affects has changed since the preview; BAD_INPUT for answers
 * that fit no question, for hosts who do not stay, and for meals that are not on the menu; EXTERNAL_ID_TAKEN;
 * LIMIT_REACHED
 */
const mergeGuestList = (
  { source, list, bases, answers, shown }: GuestListCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  const people = presentIn(plan);
  const compared = compareList(list, people, bases);
  refuseOutdated(changedSince(shown, shownOf(compared, people), answers), plan);
  const wasMissing = new Set(shown.missing.map(({ attendeeId }) => attendeeId));
  const missing = compared.missing.filter((id) => wasMissing.has(id));
  const { merge, about, issues } = mergeOf(list, { ...compared, missing }, people, bases, answers);
  refuseMisplaced(issues);
  if (isNothing(merge)) return [];
  // People whom this list removes cannot be hosts.
  const staying = { attendees: plan.attendees.deleteAll(merge.removed) };
  const newId = newIdsOf(merge, context.id);
  const { hosts, problems } = hostsOfRows(list, about, staying, newId);
  refuseHostProblems(problems);
  const change = withHosts(changeOfMerge(merge, plan, context.id), { ...merge, list }, hosts, plan);
  if (merge.added.length > 0)
    refuseTooMany('attendees', plan.attendees.size + merge.added.length - merge.removed.length);
  refuseSharedExternalIds(change, plan);
  const become = [
    ...change.attendeesAdded.map(({ person }) => person),
    ...change.attendeesChanged.map(({ person }) => person?.after ?? {}),
  ];
  refuseMealsOffMenu(plan, become);
  refuseMisfits(plan, become);
  return recordChange(
    plan,
    change,
    context,
    (data, listed) => ({ type: 'GuestListMerged', data: { ...data, source, listed } }),
    listedChanges(merge),
  );
};

/** The most people that an answer names. */
const mostNamed = 100;

const namedIn = (ids: readonly string[], { attendees }: ActivePlan) =>
  ids.slice(0, mostNamed).flatMap((attendeeId) => {
    const name = attendees.get(attendeeId)?.person.name;
    return name === undefined ? [] : [{ attendeeId, name }];
  });

const refuseOutdated = (changed: readonly string[], plan: ActivePlan): void => {
  if (changed.length === 0) return;
  const message =
    'Some of these people have changed since the list was compared. Compare it again.';
  const details = { people: namedIn(changed, plan), count: changed.length };
  throw new Refusal('IMPORT_OUTDATED', message, [], details);
};

const refuseMisplaced = (issues: readonly Issue[]): void =>
  refuseIssues(issues, issues.length > 1 ? 'Some answers fit no question' : undefined);

/** Refuses external ids that two people would share. */
const refuseSharedExternalIds = (
  { attendeesAdded, attendeesChanged, attendeesRemoved }: PlanChange,
  plan: ActivePlan,
): void => {
  const given = [
    ...attendeesAdded.map(({ attendeeId, person }) => [attendeeId, person.externalId] as const),
    ...attendeesChanged.flatMap(({ attendeeId, person }) =>
      person && 'externalId' in person.after
        ? [[attendeeId, person.after.externalId] as const]
        : [],
    ),
  ];
  if (!given.some(([, id]) => id)) return;
  const ids = new Map([...plan.attendees].map(([id, { person }]) => [id, person.externalId]));
  for (const { attendeeId } of attendeesRemoved) ids.delete(attendeeId);
  for (const [attendeeId, id] of given) ids.set(attendeeId, id ?? null);
  const holders = grouped(ids.keys(), (attendeeId) => ids.get(attendeeId) ?? '');
  holders.delete('');
  const shared = [...holders.values()].filter((some) => some.length > 1).flat();
  if (shared.length === 0) return;
  const message = 'Two people would have the same external ID';
  const people = namedIn(shared, plan);
  throw new Refusal('EXTERNAL_ID_TAKEN', message, [], { people, count: shared.length });
};

export const guestListDecisions: PlanDecisions<GuestListCommand> = {
  MergeGuestList: mergeGuestList,
};
