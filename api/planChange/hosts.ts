import type { PlusOnesLosing } from '../../schema/domainEvents.ts';
import type { AttendeeChange, PlanChange } from '../../schema/planChange.ts';
import type { Change } from '../../schema/planFacts.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';
import { withAttendeeChanged } from './apply.ts';

/** The ids of a person's plus-ones, in order. */
export const plusOnesOf = ({ attendees }: ActivePlan, hostId: string): string[] =>
  inOrder([...attendees].filter(([, { guestOf }]) => guestOf === hostId)).map(
    ([attendeeId]) => attendeeId,
  );

/** The plus-ones of a person who is removed, as a domain event records them; nothing if there are none. */
export const plusOnesLosing = (plan: ActivePlan, hostId: string): { plusOnes?: PlusOnesLosing } => {
  const plusOnes = plusOnesOf(plan, hostId);
  return plusOnes.length > 0 ? { plusOnes } : {};
};

/**
 * The plan in which this person is nobody's guest.
 * @throws Refusal ATTENDEE_NOT_FOUND
 */
export const withoutHost = (plan: ActivePlan, attendeeId: string): ActivePlan =>
  withAttendeeChanged(plan, { attendeeId, guestOf: { before: null, after: null } });

/**
 * The change extended to the plus-ones of the people it removes. A change made from two states contains them
 * already, except those added later.
 */
export const withPlusOnesKept = (plan: ActivePlan, change: PlanChange): PlanChange => {
  const leavers = new Set(change.attendeesRemoved.map(({ attendeeId }) => attendeeId));
  if (leavers.size === 0) return change;
  const changes = new Map(change.attendeesChanged.map((one) => [one.attendeeId, one]));
  for (const [attendeeId, { guestOf: before }] of plan.attendees) {
    if (before === null || !leavers.has(before) || leavers.has(attendeeId)) continue;
    const changed = changes.get(attendeeId);
    if (!changed?.guestOf)
      changes.set(attendeeId, { attendeeId, ...changed, guestOf: { before, after: null } });
  }
  return { ...change, attendeesChanged: [...changes.values()] };
};

type IsGone = (attendeeId: string) => boolean;

/** The change without people who are gone, whether as hosts, before or after, or as guests. */
export const withoutHosts = (change: PlanChange, isGone: IsGone): PlanChange => {
  const alone = <T extends { guestOf?: string }>(attendee: T): T => {
    const { guestOf, ...rest } = attendee;
    return guestOf !== undefined && isGone(guestOf) ? (rest as T) : attendee;
  };
  return {
    ...change,
    attendeesAdded: change.attendeesAdded.map(alone),
    attendeesRemoved: change.attendeesRemoved.map(alone),
    attendeesChanged: change.attendeesChanged.flatMap((changed) => {
      const { guestOf, ...others } = changed;
      const left = guestOf && !isGone(changed.attendeeId) ? hostsLeft(guestOf, isGone) : undefined;
      if (left === guestOf) return [changed];
      if (left) return [{ ...others, guestOf: left }];
      return Object.keys(others).length > 1 ? [others] : [];
    }),
  };
};

const hostsLeft = (change: Change<string | null>, isGone: IsGone): AttendeeChange['guestOf'] => {
  const orNobody = (hostId: string | null) => (hostId !== null && isGone(hostId) ? null : hostId);
  const [before, after] = [orNobody(change.before), orNobody(change.after)];
  if (before === change.before && after === change.after) return change;
  return before === after ? undefined : { before, after };
};

/** An earlier plan without hosts who were erased since. */
export const withoutErasedHosts = (plan: ActivePlan, erased: readonly string[]): ActivePlan => {
  const gone = new Set(erased);
  if (gone.size === 0) return plan;
  return [...plan.attendees].reduce(
    (left, [attendeeId, { guestOf }]) =>
      guestOf !== null && gone.has(guestOf) ? withoutHost(left, attendeeId) : left,
    plan,
  );
};

/** The people who would get a host who is gone or is a guest, and the hosts who would become guests. */
export const hostsMissing = (change: PlanChange, { attendees }: ActivePlan): string[] => {
  const given = new Map<string, string | null>([
    ...change.attendeesAdded.map(
      ({ attendeeId, guestOf = null }) => [attendeeId, guestOf] as const,
    ),
    ...change.attendeesChanged.flatMap(({ attendeeId, guestOf }) =>
      guestOf ? [[attendeeId, guestOf.after] as const] : [],
    ),
  ]);
  if (![...given.values()].some((hostId) => hostId !== null)) return [];
  const removed = new Set(change.attendeesRemoved.map(({ attendeeId }) => attendeeId));
  const hostAfter = (id: string): string | null | undefined => {
    if (removed.has(id)) return undefined;
    return given.has(id) ? given.get(id) : attendees.get(id)?.guestOf;
  };
  const staying = [...attendees].flatMap(([id, { guestOf }]) =>
    guestOf === null || given.has(id) || removed.has(id) || removed.has(guestOf)
      ? []
      : [[id, guestOf] as const],
  );
  const misled = [...given].filter(([, hostId]) => hostId !== null && hostAfter(hostId) !== null);
  // People who keep a host who would become a guest. The change is about the host.
  const becoming = staying.filter(([, hostId]) => hostAfter(hostId) !== null);
  return [...new Set([...misled.map(([id]) => id), ...becoming.map(([, hostId]) => hostId)])];
};
