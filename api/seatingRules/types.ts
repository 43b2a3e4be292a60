import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { peopleGroup, ruleTerms, seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import {
  preferenceWords,
  ruleInput,
  selectorInputs,
  twoPeopleInput,
} from '../../schema/inputs/seatingRules.ts';
import { enumOf } from '../graphql/enums.ts';
import {
  deletePayloadFrom,
  inputFrom,
  nestedInputFrom,
  objectFrom,
  payloadFrom,
} from '../graphql/fromZod.ts';

/** The descriptions of a rule's fields, for both answers and inputs. */
const descriptions = {
  hard: 'A hard rule is never broken by a proposal.',
  weight: 'For a soft rule: its points, from 1 to 100.',
  whom: 'For KeepApart: the people from whom those of `who` are kept apart. Default: from one another.',
  by: 'For Accompanied: somebody of these.',
  each: '`company`, `party` or a prefix of tags: the rule holds for each such group by itself.',
  level: 'Default: `table`.',
  how: 'Default: `next`.',
  tables: 'The ids of tables.',
  tableTag: 'A tag of tables.',
  zone: 'The id of an object on the floor: the tables whose centres lie within it.',
  place: 'The id of an object on the floor.',
  min: 'For PerTable: the fewest people at each occupied table.',
  max: 'For PerTable: the most people at each table.',
  prefix: 'For Alternate and InCommon: the prefix of the compared tags.',
  source: 'For Pairs: the source of the relation.',
  likes: 'For Pairs, preferences: two people who would like to sit together.',
  avoids: 'For Pairs, preferences: two people who would rather not sit together.',
};

enumOf('SeatingPreference', preferenceWords, 'The preference of two people about one another.');

nestedInputFrom('SelectorInput', selectorInputs, {
  description:
    'The people that a rule is about: exactly one of these fields, nested up to four levels.',
  descriptions: {
    people: 'The ids of people, at most 200 in one rule.',
    company: 'Compared without outer spaces and letter case.',
    everyone: 'True.',
    all: 'The people that all of these select.',
    any: 'The people that at least one of these selects.',
    not: 'The people that this does not select.',
  },
});

inputFrom('TwoPeopleInput', twoPeopleInput, {
  description: 'Two people of the event.',
});

inputFrom('RuleInput', ruleInput, {
  description:
    'A seating rule: its kind, the fields of this kind, and either `hard: true` or a `weight`.',
  descriptions,
});

objectFrom('PeopleGroup', peopleGroup, { description: 'People who belong to one another.' });

objectFrom('RuleTerms', ruleTerms, {
  description: 'The content of a seating rule. Fields that its kind does not have are null.',
  descriptions: {
    ...descriptions,
    met: 'For Pairs, metBefore: the people who had shared a table at an earlier event when the rule was set.',
  },
});

objectFrom('SeatingRule', seatingRuleAnswer, {
  description: 'A rule of an event about who sits together, apart, or where.',
  descriptions: { order: 'Rules are listed by this number, lowest first. Numbers may have gaps.' },
});

export const SeatingRulePayload = payloadFrom(
  'SeatingRulePayload',
  { rule: seatingRuleAnswer },
  { descriptions: { rule: 'The existing rule, if the event had an equal one.' } },
);

export const PreferencePayload = payloadFrom('PreferencePayload', {
  rule: seatingRuleAnswer.nullable(),
});

export const RulePresetPayload = payloadFrom(
  'RulePresetPayload',
  { rules: z.array(seatingRuleAnswer), addedIds: z.array(id) },
  {
    descriptions: {
      rules: 'All rules of the event.',
      addedIds: 'The rules that were added.',
    },
  },
);

export const RemoveSeatingRulePayload = deletePayloadFrom('RemoveSeatingRulePayload', {});
