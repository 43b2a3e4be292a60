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

/** The description of each field of a rule, for answers and inputs alike. */
const descriptions = {
  hard: 'A hard rule is never broken by a proposal.',
  weight: 'Of a soft rule: the points that it is worth, 1 to 100.',
  whom: 'Of KeepApart: whom from. Absent: from one another.',
  by: 'Of Accompanied: somebody of these.',
  each: '`company`, `party` or the prefix of tags: the rule holds for each such group by itself.',
  level: 'Absent: `table`.',
  how: 'Absent: `next`.',
  tables: 'The ids of tables.',
  tableTag: 'A tag of tables.',
  zone: 'The id of an object on the floor: the tables whose centres lie within it.',
  place: 'The id of an object on the floor.',
  min: 'Of PerTable: at least so many at each table where somebody sits.',
  max: 'Of PerTable: at most so many at each table.',
  prefix: 'Of Alternate and InCommon: the prefix of the tags that are compared.',
  source: 'Of Pairs: where they are known from.',
  likes: 'Of Pairs, preferences: two who would sit at one table.',
  avoids: 'Of Pairs, preferences: two who would rather not.',
};

enumOf('SeatingPreference', preferenceWords, 'What two people would like of one another.');

nestedInputFrom('SelectorInput', selectorInputs, {
  description: 'Whom a rule is about: exactly one of these fields, nested up to four deep.',
  descriptions: {
    people: 'The ids of people, 200 at most in one rule.',
    company: 'Compared trimmed and without case.',
    everyone: 'True.',
    all: 'Who is selected by each of these.',
    any: 'Who is selected by one of these or several.',
    not: 'Who is not selected by this.',
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
  description: 'What a seating rule says. Fields that its kind does not have are null.',
  descriptions: {
    ...descriptions,
    met: 'Of Pairs, metBefore: who shared a table at an earlier event when the rule was set.',
  },
});

objectFrom('SeatingRule', seatingRuleAnswer, {
  description: 'A rule of an event: who belongs with whom, apart, or where.',
  descriptions: { order: 'Its place in the order in which rules are listed.' },
});

export const SeatingRulePayload = payloadFrom(
  'SeatingRulePayload',
  { rule: seatingRuleAnswer },
  { descriptions: { rule: 'Where the same rule was there already, that one.' } },
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
      addedIds: 'The rules that were not there before.',
    },
  },
);

export const RemoveSeatingRulePayload = deletePayloadFrom('RemoveSeatingRulePayload', {});
