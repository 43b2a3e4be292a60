import { type AttentionKind, attentionKinds } from '../../schema/attendees/attention.ts';
import { partyKey } from '../../schema/attendees/parties.ts';
import { isDeclined, type Reply } from '../../schema/attendees/replies.ts';
import type { Attention } from '../../schema/entities/attention.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import type { Capabilities } from '../../schema/permissions.ts';
import { type ActivePlan, type AttendeeState, inOrder, seatOf } from '../eventPlans/state.ts';

/** Cards that were given out: the plan that they show, and whether they are those of a table. */
export type Cards = { plan: ActivePlan; areOf: (tableId: string) => boolean };

type Someone = readonly [attendeeId: string, attendee: AttendeeState];

/**
 * The kinds of attention that a plan's guest list needs, and the people concerned (docs/glossary.md:
 * Attention). Omits kinds that concern nobody, and without `seeDiet` those that depend on diets. For people
 * who declined, only a seat and a card matter.
 * @param cards the latest cards given out
 */
export const attentionOf = (
  plan: ActivePlan,
  capabilities: Capabilities,
  cards: readonly Cards[],
): Attention[] => {
  const people = inOrder(plan.attendees);
  const coming = people.filter(([, { reply }]) => !isDeclined(reply));
  const seated = coming.filter(isSeated);
  const silent = coming.filter(([, { reply }]) => !hasReplied(reply));
  const found: Record<AttentionKind, Someone[]> = {
    declinedButSeated: people.filter((one) => isDeclined(one[1].reply) && isSeated(one)),
    declinedWithCard: people.filter((one) => hasLeft(one) && cards.some(areFor(one[0]))),
    mealMissing: capabilities.has('seeDiet') ? seated.filter(lacksMealOf(plan.menu)) : [],
    unnamed: coming.filter(([, { isNamed }]) => !isNamed),
    partyParted: seated.filter(isPartedIn(plan, seated)),
    replyMissing: silent.length < people.length ? silent : [],
  };
  return attentionKinds
    .map((kind) => ({ kind, attendeeIds: found[kind].map(([id]) => id) }))
    .filter(({ attendeeIds }) => attendeeIds.length > 0);
};

const isSeated = ([, { placement }]: Someone): boolean => placement.in === 'seat';

/** Whether a person has declined and has no seat. */
export const hasLeft = (one: Someone): boolean => isDeclined(one[1].reply) && !isSeated(one);

/**
 * Everybody with a seat has a card. A person who had declined before and has a card was given one on purpose.
 */
const areFor =
  (attendeeId: string) =>
  ({ plan, areOf }: Cards): boolean => {
    const attendee = plan.attendees.get(attendeeId);
    if (attendee?.placement.in !== 'seat' || isDeclined(attendee.reply)) return false;
    return areOf(seatOf(plan, attendee.placement.seatId).tableId);
  };

const hasReplied = (reply: Reply): boolean => reply !== 'none' && reply !== 'invited';

/** Whether a person has a diet or an allergy, and has chosen nothing from a course with options. */
const lacksMealOf = (menu: Menu) => {
  const courses = menu.courses.filter(({ options }) => options.length > 0);
  return ([, { person }]: Someone): boolean => {
    const { diets, allergies, meals } = person;
    const hasNeeds = (diets?.length ?? 0) + (allergies?.length ?? 0) > 0;
    return hasNeeds && courses.some(({ courseId }) => !meals?.[courseId]);
  };
};

/** Whether a person belongs to a party that sits at more than one table. */
const isPartedIn = (plan: ActivePlan, seated: readonly Someone[]) => {
  const tablesOf = new Map<string, Set<string>>();
  for (const [, { person, placement }] of seated) {
    const party = partyKey(person.party);
    if (party === '' || placement.in !== 'seat') continue;
    const tables = tablesOf.get(party) ?? new Set();
    tablesOf.set(party, tables.add(seatOf(plan, placement.seatId).tableId));
  }
  return ([, { person }]: Someone): boolean =>
    (tablesOf.get(partyKey(person.party))?.size ?? 0) > 1;
};
