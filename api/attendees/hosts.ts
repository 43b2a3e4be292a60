import {
  type HostProblem,
  hostMessage,
  hostsIn,
  isUnnamedGuest,
} from '../../schema/imports/hosts.ts';
import { badField, type Issue, refuseIssues } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { plusOnesOf } from '../planChange/hosts.ts';
import type { AttendeeInput } from './commands.ts';

type Listed = AttendeeInput & { attendeeId: string };

/** Why a person cannot be another's host; undefined if they can. */
const hostProblem = (plan: ActivePlan, hostId: string, attendeeId: string): string | undefined => {
  if (hostId === attendeeId) return 'Nobody is their own guest';
  const host = plan.attendees.get(hostId);
  if (!host) return 'Name somebody of this event';
  if (host.guestOf !== null) return 'A plus-one cannot bring guests along';
  if (plusOnesOf(plan, attendeeId).length > 0)
    return 'Somebody who brings guests along cannot be a plus-one';
  return undefined;
};

/**
 * Refuses guests of guests, and with them circles (docs/decisions/0045).
 * @throws Refusal BAD_INPUT
 */
export const refuseHost = (
  plan: ActivePlan,
  hostId: string | null | undefined,
  attendeeId: string,
): void => {
  const message = hostId ? hostProblem(plan, hostId, attendeeId) : undefined;
  if (message) throw badField('guestOf', message);
};

/** The people of a plan as candidates for hosts. */
export const guestsIn = (attendees: ActivePlan['attendees']) =>
  [...attendees].map(([id, { person, guestOf }]) => ({
    id,
    name: person.name,
    email: person.email,
    guestOf,
  }));

/**
 * The hosts of the people in a list, by id; undefined for people without one.
 * @param ids the ids in the plan of people who are not added again
 * @throws Refusal BAD_INPUT with an issue for each person with an invalid host
 */
export const hostsOfList = (
  list: readonly Listed[],
  ids: readonly (string | null)[],
  isUpdate: boolean,
  { attendees }: ActivePlan,
): (string | undefined)[] => {
  if (!list.some(({ guestOf }) => guestOf)) return [];
  const { hosts, problems } = hostsIn(
    list.map(({ attendeeId, person, guestOf }, n) => ({
      id: ids[n] ?? attendeeId,
      name: person.name,
      email: person.email,
      guestOf,
      isLeftOut: Boolean(ids[n]) && !isUpdate,
    })),
    guestsIn(attendees),
  );
  refuseHostless(problems);
  return hosts;
};

const refuseHostless = (problems: readonly HostProblem[]): void => {
  const issues = problems.map(
    ({ index, kind }): Issue => ({ index, path: 'guestOf', message: hostMessage({ kind }) }),
  );
  const isSeveral = issues.length > 1;
  refuseIssues(issues, isSeveral ? 'Some of these people cannot be plus-ones' : undefined);
};

/**
 * A listed person as the guest of their host: in the host's party unless the list names one, and perhaps
 * without a name.
 */
export const asGuest = (
  { guestOf: _, ...listed }: Listed,
  hostId: string | undefined,
  list: readonly Listed[],
  { attendees }: ActivePlan,
): Listed & { isNamed?: false } => {
  if (!hostId) return listed;
  const host =
    attendees.get(hostId)?.person ?? list.find((one) => one.attendeeId === hostId)?.person;
  const { person } = listed;
  return {
    ...listed,
    guestOf: hostId,
    ...(isUnnamedGuest({ name: person.name, guestOf: hostId }) && { isNamed: false }),
    person: { ...person, party: person.party ?? host?.party ?? null },
  };
};
