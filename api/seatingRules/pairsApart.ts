import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { SeatingRule, Selector } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import type { InputPerson } from '../seatingEngine/input.ts';
import { selected } from '../seatingEngine/selectors.ts';

const peopleOf = ({ attendees }: ActivePlan): InputPerson[] =>
  [...attendees].map(([id, { attendeeRole, tags, person }]) => ({
    id,
    role: attendeeRole,
    company: person.company,
    tags,
  }));

/** The ids of the people whom a selector selects now. */
const selectedIn = (people: readonly InputPerson[], selector: Selector): Set<string | undefined> =>
  new Set(
    'people' in selector
      ? selector.people
      : selected(selector, people).map((index) => people[index]?.id),
  );

const pairsWithin = (people: number): number => (people * (people - 1)) / 2;

/** The number of pairs of people whom a rule keeps apart unconditionally. */
const pairsApart = (people: readonly InputPerson[], rule: SeatingRule): number => {
  if (rule.kind !== 'KeepApart' || !rule.hard) return 0;
  const who = selectedIn(people, rule.who);
  if (!rule.whom) return pairsWithin(who.size);
  const whom = selectedIn(people, rule.whom);
  const inBoth = [...who].filter((id) => whom.has(id)).length;
  return who.size * whom.size - inBoth - pairsWithin(inBoth);
};

/** @throws Refusal LIMIT_REACHED if hard rules would keep apart more pairs than a plan may hold */
export const refuseTooManyApart = (plan: ActivePlan, ruleId: string, rule: SeatingRule): void => {
  const people = peopleOf(plan);
  const own = pairsApart(people, rule);
  if (own === 0) return;
  const others = [...plan.rules].reduce(
    (sum, [id, known]) => (id === ruleId ? sum : sum + pairsApart(people, known.rule)),
    0,
  );
  if (own + others <= limits.pairsApart) return;
  throw new Refusal(
    'LIMIT_REACHED',
    `Hard rules keep at most ${limits.pairsApart.toLocaleString('en')} pairs of people apart`,
  );
};
