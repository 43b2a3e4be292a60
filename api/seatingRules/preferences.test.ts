import { describe, it } from 'vitest';
import { limits } from '../../schema/limits.ts';
import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import {
  comes,
  eventId,
  given,
  miraSeatedAtOne,
  ruled,
  standing,
} from '../../tests/harness/dinners.ts';
import type { PickPreference } from './commands.ts';

const pick = (
  one: string,
  other: string,
  preference: PickPreference['preference'],
): PickPreference => ({
  type: 'PickSeatingPreference',
  eventId,
  people: [one, other],
  preference,
});
type Preferences = Extract<SeatingRule, { kind: 'Pairs' }>;
const preferences = (lists: Partial<Preferences>): Preferences => ({
  kind: 'Pairs',
  source: 'preferences',
  weight: 8,
  ...lists,
});
const likes = preferences({ likes: [{ people: ['jonas', 'mira'] }] });
const plan = [...miraSeatedAtOne, comes('jonas'), comes('ada')];

describe('PickSeatingPreference', () => {
  it('adds the rule for preferences with the first pair', () => {
    given(plan)
      .when(pick('mira', 'jonas', 'likes'))
      .gives([
        {
          type: 'SeatingRuleAdded',
          data: {
            eventId,
            ruleId: 'new-0',
            order: standing(given(plan).state).nextOrder,
            rule: likes,
          },
        },
      ]);
  });

  it('stores one preference for two people, whoever is named first', () => {
    const known = [...plan, ruled('liked', likes)];
    given(known)
      .when(pick('jonas', 'mira', 'likes'))
      .gives([]);
    given(known)
      .when(pick('jonas', 'mira', 'avoids'))
      .gives([
        {
          type: 'SeatingRuleChanged',
          data: {
            eventId,
            ruleId: 'liked',
            before: likes,
            after: preferences({ avoids: [{ people: ['jonas', 'mira'] }] }),
          },
        },
      ]);
  });

  it('removes a preference, and keeps the rule and its weight', () => {
    const avoids = [{ people: ['ada', 'mira'] }];
    const both: Preferences = { ...likes, avoids, weight: 30 };
    given([...plan, ruled('liked', both)])
      .when(pick('mira', 'ada', 'none'))
      .gives([
        {
          type: 'SeatingRuleChanged',
          data: { eventId, ruleId: 'liked', before: both, after: { ...likes, weight: 30 } },
        },
      ]);
    given(plan)
      .when(pick('mira', 'ada', 'none'))
      .gives([]);
  });

  it('is refused for unknown people, for a single person, and for too many pairs', () => {
    given(plan)
      .when(pick('mira', 'nobody', 'likes'))
      .refuses('RULE_INVALID', { issues: [{ path: 'people.1' }] });
    given(plan)
      .when(pick('mira', 'mira', 'likes'))
      .refuses('RULE_INVALID');
    const many = Array.from({ length: limits.preferences }, () => ({ people: ['ada', 'jonas'] }));
    given([...plan, ruled('liked', preferences({ likes: many }))])
      .when(pick('mira', 'jonas', 'likes'))
      .refuses('LIMIT_REACHED');
  });

  it('changes the rule that names the two if an event has several', () => {
    const first = preferences({ weight: 3 });
    const known = [...plan, ruled('first', first), ruled('liked', likes)];
    given(known)
      .when(pick('mira', 'jonas', 'likes'))
      .gives([]);
    const changed = { eventId, ruleId: 'liked', before: likes };
    given(known)
      .when(pick('mira', 'jonas', 'none'))
      .gives([{ type: 'SeatingRuleChanged', data: { ...changed, after: preferences({}) } }]);
    const avoids = { avoids: [{ people: ['jonas', 'mira'] }] };
    given(known)
      .when(pick('mira', 'jonas', 'avoids'))
      .gives([{ type: 'SeatingRuleChanged', data: { ...changed, after: preferences(avoids) } }]);
  });

  it('leaves two people in one rule only', () => {
    const avoids = { avoids: [{ people: ['jonas', 'mira'] }] };
    const other = preferences({ weight: 3, ...avoids });
    given([...plan, ruled('liked', likes), ruled('other', other)])
      .when(pick('mira', 'jonas', 'avoids'))
      .gives([
        {
          type: 'SeatingRuleChanged',
          data: { eventId, ruleId: 'liked', before: likes, after: preferences(avoids) },
        },
        {
          type: 'SeatingRuleChanged',
          data: { eventId, ruleId: 'other', before: other, after: preferences({ weight: 3 }) },
        },
      ]);
  });

  it('can be removed in an event above the limit, which no rule may exceed', () => {
    const many = Array.from({ length: limits.preferences }, () => ({ people: ['ada', 'jonas'] }));
    const over = preferences({ likes: [{ people: ['jonas', 'mira'] }], avoids: many });
    given([...plan, ruled('liked', over)])
      .when(pick('mira', 'jonas', 'none'))
      .gives([
        {
          type: 'SeatingRuleChanged',
          data: { eventId, ruleId: 'liked', before: over, after: preferences({ avoids: many }) },
        },
      ]);
    given(plan).when({ type: 'AddSeatingRule', eventId, rule: over }).refuses('LIMIT_REACHED');
    given([...plan, ruled('liked', preferences({ avoids: many }))])
      .when({ type: 'AddSeatingRule', eventId, rule: likes })
      .refuses('LIMIT_REACHED');
  });
});
