import { expect, it } from 'vitest';
import { picksOf } from './preferences.ts';
import type { PlanRule } from './rulesOfPlan.ts';

const rules: PlanRule[] = [
  {
    id: 'r1',
    rule: {
      kind: 'Pairs',
      source: 'preferences',
      weight: 8,
      likes: [{ people: ['ada', 'mira'] }, { people: ['jonas', 'zoe'] }],
      avoids: [{ people: ['jonas', 'mira'] }],
    },
  },
  { id: 'r2', rule: { kind: 'Pairs', source: 'accountExecutive', weight: 8 } },
];

it('lists whom somebody likes and avoids, whoever of the two was named first', () => {
  expect(picksOf(rules, 'mira')).toEqual([
    { liking: 'likes', otherId: 'ada' },
    { liking: 'avoids', otherId: 'jonas' },
  ]);
  expect(picksOf(rules, 'nobody')).toEqual([]);
});
