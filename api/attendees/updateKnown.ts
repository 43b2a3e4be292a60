import { personFields } from '../../schema/entities/attendee.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import { type Issue, refuseIssues } from '../../schema/refusal.ts';
import { type ActivePlan, attendeeOf } from '../eventPlans/state.ts';
import { changeOfMerge } from '../guestLists/changeOfMerge.ts';
import { matchRows, type Who } from '../guestLists/matchRows.ts';
import { type CellsChange, noMerge } from '../guestLists/merge.ts';
import { cellsOfAttendee, presentIn } from '../guestLists/present.ts';
import type { AttendeeInput, ListedEdits } from './commands.ts';
import { fieldChanges } from './fieldChanges.ts';

type Listed = AttendeeInput & { attendeeId: string };

const fields = [...personFields, 'attendeeRole', 'tags', 'reply'] as const;

/**
 * Finds the person of the plan that each entry of a list is about, by the rules of a merge; null for
 * newcomers. An entry that repeats an earlier one word for word is about the same person. `issues` are the
 * entries whose person is unclear.
 */
export const matchKnownPeople = (
  list: readonly Listed[],
  plan: ActivePlan,
): { ids: (string | null)[]; issues: Issue[] } => {
  const own = new Set(list.map(({ attendeeId }) => attendeeId));
  const there = presentIn(plan)
    .filter(({ attendeeId }) => !own.has(attendeeId))
    .map((one) => ({ ...one, base: undefined }));
  const rows = list.map((one, row) => ({
    row,
    cells: { ...cellsOfAttendee(one), name: one.person.name },
    guestOf: one.guestOf,
  }));
  const who = matchRows(rows, there, fields);
  const ids: (string | null)[] = [];
  for (const one of who) {
    if (one.is === 'repeated') ids.push(ids[one.row] ?? list[one.row]?.attendeeId ?? null);
    else ids.push(one.is === 'known' ? one.attendeeId : null);
  }
  return { ids, issues: who.flatMap(unclearAt) };
};

const unclearAt = (who: Who, index: number): Issue[] => {
  if (who.is !== 'unclear') return [];
  const message =
    who.candidates.length > 1
      ? `${who.candidates.length} people of the event may be meant: give an external ID or an email address`
      : 'Another entry may mean the same person: give each an external ID or an email address';
  return [{ index, path: 'name', message }];
};

/** @throws Refusal BAD_INPUT with an issue for each entry whose person is unclear */
export const refuseUnclear = (issues: readonly Issue[]): void => {
  const isSeveral = issues.length > 1;
  refuseIssues(issues, isSeveral ? 'It is unclear who some of these people are' : undefined);
};

/** The change that a list makes to people who are in the plan already. */
export const changeByUpdates = (
  updates: readonly ListedEdits[],
  ids: readonly (string | null)[],
  plan: ActivePlan,
): PlanChange => {
  // A repeated row has the same values for the same person.
  const changed = new Map<string, CellsChange>();
  for (const [index, edits] of updates.entries()) {
    const attendeeId = ids[index];
    if (!attendeeId || !plan.attendees.has(attendeeId)) continue;
    const after = { ...changed.get(attendeeId)?.after, ...cellsChanged(edits, attendeeId, plan) };
    if (Object.keys(after).length > 0) changed.set(attendeeId, { attendeeId, before: {}, after });
  }
  // No id is needed, because there are no newcomers.
  return changeOfMerge({ ...noMerge(), changed: [...changed.values()] }, plan, String);
};

const cellsChanged = (
  { reply, ...edits }: ListedEdits,
  attendeeId: string,
  plan: ActivePlan,
): CellsChange['after'] => {
  const here = attendeeOf(plan, attendeeId);
  const { attendeeRole, tags, guestOf, person } = fieldChanges(here, edits);
  return {
    ...person?.after,
    ...(attendeeRole && { attendeeRole: attendeeRole.after }),
    ...(tags && { tags: tags.after }),
    ...(guestOf && { guestOf: guestOf.after }),
    ...(reply && reply !== here.reply && { reply }),
  };
};

/** Combines two changes, of which the second adds nobody and changes no table. */
export const withUpdates = (change: PlanChange, updates: PlanChange): PlanChange => {
  const changed = new Map(change.attendeesChanged.map((one) => [one.attendeeId, one]));
  for (const one of updates.attendeesChanged)
    changed.set(one.attendeeId, { ...changed.get(one.attendeeId), ...one });
  return {
    ...change,
    attendeesChanged: [...changed.values()],
    moved: [...change.moved, ...updates.moved],
  };
};
