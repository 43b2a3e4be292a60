import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SeatingRule, Selector } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan, AttendeeState } from '../eventPlans/state.ts';

const folded = (company: string | null): string | undefined => company?.trim().toLowerCase();

const isSelected = (selector: Selector, id: string, attendee: AttendeeState): boolean => {
  if ('people' in selector) return selector.people.includes(id);
  if ('tag' in selector) return attendee.tags.includes(selector.tag);
  if ('company' in selector) return folded(attendee.person.company) === folded(selector.company);
  if ('role' in selector) return attendee.attendeeRole === selector.role;
  if ('all' in selector) return selector.all.every((one) => isSelected(one, id, attendee));
  if ('any' in selector) return selector.any.some((one) => isSelected(one, id, attendee));
  if ('not' in selector) return !isSelected(selector.not, id, attendee);
  return true;
};

/** The ids of the people whom a selector selects now. */
const selectedIn = ({ attendees }: ActivePlan, selector: Selector): Set<string> =>
  new Set(
    'people' in selector
      ? selector.people
      : [...attendees].flatMap(([id, one]) => (isSelected(selector, id, one) ? [id] : [])),
  );

const pairsWithin = (people: number): number => (people * (people - 1)) / 2;

/** How many pairs of people a rule keeps apart unconditionally. */
const pairsApart = (plan: ActivePlan, rule: SeatingRule): number => {
  if (rule.kind !== 'KeepApart' || !rule.hard) return 0;
  const who = selectedIn(plan, rule.who);
  if (!rule.whom) return pairsWithin(who.size);
  const whom = selectedIn(plan, rule.whom);
  const inBoth = [...who].filter((id) => whom.has(id)).length;
  return who.size * whom.size - inBoth - pairsWithin(inBoth);
};

/** @throws Refusal LIMIT_REACHED where hard rules would keep apart more pairs than a plan may hold */
export const refuseTooManyApart = (plan: ActivePlan, ruleId: string, rule: SeatingRule): void => {
  const own = pairsApart(plan, rule);
  if (own === 0) return;
  const others = [...plan.rules].reduce(
    (sum, [id, known]) => (id === ruleId ? sum : sum + pairsApart(plan, known.rule)),
    0,
  );
  if (own + others <= limits.pairsApart) return;
  throw new Refusal(
    'LIMIT_REACHED',
    `Hard rules keep at most ${limits.pairsApart.toLocaleString('en')} pairs of people apart`,
  );
};
