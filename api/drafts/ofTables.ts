import { idInCopy, idOutOfCopy } from '../../schema/copyIds.ts';
import type { AttendeeChange, Move, PlanChange } from '../../schema/planChange.ts';
import type { Placement } from '../../schema/planFacts.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { noChange } from '../planChange/diff.ts';
import { withoutHosts } from '../planChange/hosts.ts';

type Plans = { base: ActivePlan; draft: ActivePlan; live: ActivePlan };

/**
 * The tables of a take-over, by their ids in the live plan; also accepts their ids in the draft.
 * @throws Refusal TABLE_NOT_FOUND naming the first unknown table
 */
export const tablesNamed = (
  tableIds: readonly string[],
  draftId: string,
  { base, draft, live }: Plans,
): string[] =>
  tableIds.map((named, index) => {
    const original = idOutOfCopy(named);
    const tableId = named === idInCopy(original, draftId) ? original : named;
    if ([base, draft, live].some(({ tables }) => tables.has(tableId))) return tableId;
    const message = `There is no table ${named}`;
    throw new Refusal('TABLE_NOT_FOUND', message, [{ path: 'tableIds', message, index }]);
  });

/**
 * The part of a change that concerns these tables: the tables, the people there in the draft, and those who
 * sat there before. A person who leaves for another table gets their seat there if it is free, else a place
 * in the pool. Rules belong to the whole event and stay, except those of people who are removed.
 */
export const partOfTables = (
  change: PlanChange,
  { base, draft, live }: Plans,
  tableIds: readonly string[],
): PlanChange => {
  const chosen = new Set(tableIds);
  const isChosen = ({ tableId }: { tableId: string }) => chosen.has(tableId);
  const isAt = (plan: ActivePlan, placement: Placement | undefined): boolean =>
    placement?.in === 'seat' && chosen.has(plan.seats.get(placement.seatId)?.tableId ?? '');
  const sits = (plan: ActivePlan, attendeeId: string) =>
    isAt(plan, plan.attendees.get(attendeeId)?.placement);
  const concerns = ({ attendeeId }: { attendeeId: string }) =>
    sits(base, attendeeId) || sits(draft, attendeeId);

  const attendeesRemoved = change.attendeesRemoved.filter(concerns);
  const moved = change.moved.filter(concerns);
  const departures = new Set([...moved, ...attendeesRemoved].map(({ attendeeId }) => attendeeId));
  const isFree = (seatId: string): boolean => {
    const seat = live.seats.get(seatId);
    return seat !== undefined && (seat.attendeeId === null || departures.has(seat.attendeeId));
  };
  const asFarAsItGoes = (move: Move): Move => {
    const { to } = move;
    if (to.in !== 'seat' || isAt(draft, to) || isFree(to.seatId)) return move;
    return { ...move, to: { in: 'pool' } };
  };
  const reached = moved.map(asFarAsItGoes);
  const waiting = new Set(
    reached.filter((move, n) => move !== moved[n]).map(({ attendeeId }) => attendeeId),
  );
  const attendeesAdded = change.attendeesAdded.filter(concerns);
  const come = new Set(attendeesAdded.map(({ attendeeId }) => attendeeId));
  const part: PlanChange = {
    ...noChange,
    attendeesAdded,
    attendeesRemoved,
    attendeesChanged: withoutPins(change.attendeesChanged.filter(concerns), waiting, live),
    moved: reached,
    tablesAdded: change.tablesAdded.filter(isChosen),
    tablesRemoved: change.tablesRemoved.filter(isChosen),
    tablesChanged: change.tablesChanged.filter(isChosen),
  };
  // A host who is new in the draft comes with their own table. Until then, their guests have no host.
  return withoutHosts(part, (id) => !come.has(id) && !live.attendees.has(id));
};

/** A person waiting in the pool for a seat has no pin. */
const withoutPins = (
  changes: readonly AttendeeChange[],
  waiting: ReadonlySet<string>,
  live: ActivePlan,
): AttendeeChange[] => {
  const others = changes.flatMap((change): AttendeeChange[] => {
    if (!waiting.has(change.attendeeId)) return [change];
    const { isPinned: _, ...left } = change;
    return Object.keys(left).length > 1 ? [left] : [];
  });
  const byId = new Map(others.map((change) => [change.attendeeId, change]));
  for (const attendeeId of waiting)
    if (live.attendees.get(attendeeId)?.isPinned)
      byId.set(attendeeId, {
        attendeeId,
        ...byId.get(attendeeId),
        isPinned: { before: true, after: false },
      });
  return [...byId.values()];
};
