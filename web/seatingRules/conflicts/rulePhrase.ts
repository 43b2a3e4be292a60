import type { SeatingRule } from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleConflicts.ftl';
import { listText } from '../../texts/formats.ts';
import type { RuleNames } from '../ruleNames.ts';
import { ruleSentence } from '../ruleSentence.ts';

/** Rules about more people than this are quoted as whole sentences. */
const mostNamed = 5;

/** The word between two people, for a rule about a few named people. */
const between = (rule: SeatingRule): 'with' | 'apart' | 'beside' | 'not-beside' | undefined => {
  switch (rule.kind) {
    case 'KeepTogether':
      return rule.each === undefined ? 'with' : undefined;
    case 'SitBeside':
      return rule.each === undefined ? 'beside' : undefined;
    case 'KeepApart':
      return rule.level === 'beside' ? 'not-beside' : 'apart';
    default:
      return undefined;
  }
};

/** The people on either side of a rule that names people; undefined for other rules. */
const peopleOf = (rule: SeatingRule): [string[], string[]] | undefined => {
  if (!('who' in rule) || !rule.who || !('people' in rule.who)) return undefined;
  const { people } = rule.who;
  if (people.length > mostNamed) return undefined;
  if (!('whom' in rule) || !rule.whom) return [people.slice(0, 1), people.slice(1)];
  return 'people' in rule.whom && rule.whom.people.length <= mostNamed
    ? [[...people], [...rule.whom.people]]
    : undefined;
};

/** A rule in a few words: "Nina with Omar". If it has no short form, its quoted sentence. */
export const rulePhrase = (rule: SeatingRule, names: RuleNames): string => {
  const word = between(rule);
  const people = peopleOf(rule);
  if (!word || !people) return t('quoted', { sentence: ruleSentence(rule, names) });
  const [one, others] = people.map((ids) =>
    listText(ids.map((id) => names.person(id) ?? t('somebody'))),
  ) as [string, string];
  return t(word, { one, others });
};
