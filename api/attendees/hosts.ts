import { type Issue, Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { plusOnesOf } from '../planChange/hosts.ts';

type Guest = { attendeeId: string; guestOf?: string };

/** Why somebody cannot be the host of somebody else; undefined where they can. */
const whyNot = (plan: ActivePlan, hostId: string, attendeeId: string): string | undefined => {
  if (hostId === attendeeId) return 'Nobody is their own guest';
  const host = plan.attendees.get(hostId);
  if (!host) return 'Name somebody of this event';
  if (host.guestOf !== null) return 'A guest of somebody brings nobody along';
  if (plusOnesOf(plan, attendeeId).length > 0) return 'Who brings guests along is nobody’s guest';
  return undefined;
};

/**
 * Guests of guests are refused, and circles with them (docs/decisions/0045).
 * @throws Refusal BAD_INPUT
 */
export const refuseHost = (
  plan: ActivePlan,
  hostId: string | null | undefined,
  attendeeId: string,
): void => {
  const message = hostId ? whyNot(plan, hostId, attendeeId) : undefined;
  if (message) throw new Refusal('BAD_INPUT', message, [{ path: 'guestOf', message }]);
};

/** The most issues of an answer. */
const mostNamed = 100;

/** @throws Refusal BAD_INPUT with an issue for each of a list whose host is none */
export const refuseHosts = (plan: ActivePlan, guests: readonly Guest[]): void => {
  const issues = guests.flatMap(({ attendeeId, guestOf }, index): Issue[] => {
    const message = guestOf && whyNot(plan, guestOf, attendeeId);
    return message ? [{ index, path: 'guestOf', message }] : [];
  });
  const [first] = issues;
  if (!first) return;
  const message = issues.length === 1 ? first.message : 'Some of them cannot come as guests';
  throw new Refusal('BAD_INPUT', message, issues.slice(0, mostNamed), { count: issues.length });
};
