import { repeatedPeople } from '../../schema/imports/duplicates.ts';
import { refuseIssues } from '../../schema/refusal.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';
import type { AttendeeInput } from './commands.ts';

type Newcomer = Pick<AttendeeInput, 'person' | 'guestOf'> & { attendeeId: string };

/**
 * For each newcomer, the id of the person they repeat, in the plan or earlier in the list; null if there is
 * none. Newcomers who are in the plan already do not repeat themselves.
 */
export const repeatsOf = (
  newcomers: readonly Newcomer[],
  { attendees }: Pick<ActivePlan, 'attendees'>,
): (string | null)[] => {
  const own = new Set(newcomers.map(({ attendeeId }) => attendeeId));
  const others = [...attendees].filter(([attendeeId]) => !own.has(attendeeId));
  const there = inOrder(others).map(([attendeeId, { person, guestOf }]) => ({
    attendeeId,
    id: attendeeId,
    ...person,
    guestOf,
  }));
  const rows = newcomers.map(({ attendeeId, person, guestOf }) => ({
    attendeeId,
    id: attendeeId,
    ...person,
    guestOf: guestOf ?? null,
  }));
  return repeatedPeople(rows, there).map((known) => known?.attendeeId ?? null);
};

/** @throws Refusal ATTENDEE_KNOWN with an issue for each newcomer who repeats somebody */
export const refuseKnown = (newcomers: readonly Newcomer[], plan: ActivePlan): void => {
  const repeats = repeatsOf(newcomers, plan);
  // Issues contain no names, because refusals are stored for repeated requests, where an erasure does not
  // look.
  const issues = repeats.flatMap((known, index) =>
    known ? [{ index, path: 'name', message: 'This person is there already' }] : [],
  );
  const message = 'Some of these people are in the event already, or twice in the list';
  refuseIssues(issues, message, 'ATTENDEE_KNOWN');
};
