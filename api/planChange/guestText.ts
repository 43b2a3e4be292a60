import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import { limits } from '../../schema/limits.ts';
import type { Change } from '../../schema/planFacts.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Texts = { person?: Partial<AttendeePerson> | undefined; tags?: string[] | undefined };
type TextChange = { person?: Change<Partial<AttendeePerson>>; tags?: Change<string[]> };
type Guests = {
  attendeesAdded?: readonly Texts[];
  attendeesRemoved?: readonly Texts[];
  attendeesChanged?: readonly TextChange[];
};

const lengthIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, one) => sum + lengthIn(one), 0);
};

/** The characters of each person's text. Person objects never change, so each is counted only once. */
const counted = new WeakMap<object, number>();

const lengthOf = (person: Partial<AttendeePerson>): number => {
  const length = counted.get(person) ?? lengthIn(person);
  counted.set(person, length);
  return length;
};

/** The characters of text about guests. */
export const textOf = (guests: Iterable<Texts>): number => {
  let length = 0;
  for (const { person, tags } of guests) length += (person ? lengthOf(person) : 0) + lengthIn(tags);
  return length;
};

const side = (changes: readonly TextChange[], of: 'before' | 'after'): Texts[] =>
  changes.map(({ person, tags }) => ({ person: person?.[of], tags: tags?.[of] }));

/**
 * Refuses too much text about guests, because a plan with all its guests is held in memory, read, written and
 * sent as a whole. If every guest used the limit of every field, it would have 300 MB.
 * @throws Refusal LIMIT_REACHED if the guests get more text than an event may hold
 */
export const refuseTooMuchText = (
  plan: ActivePlan,
  { attendeesAdded = [], attendeesRemoved = [], attendeesChanged = [] }: Guests,
): void => {
  const comes = textOf(attendeesAdded) + textOf(side(attendeesChanged, 'after'));
  const goes = textOf(attendeesRemoved) + textOf(side(attendeesChanged, 'before'));
  if (comes <= goes || textOf(plan.attendees.values()) + comes - goes <= limits.guestText) return;
  const most = limits.guestText.toLocaleString('en');
  throw new Refusal('LIMIT_REACHED', `An event holds at most ${most} characters about its guests`);
};
