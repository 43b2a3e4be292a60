import type { RuleDifference } from '../../../schema/entities/comparison.ts';
import type { PlanChange } from '../../../schema/planChange.ts';

/** The rules that differ: added, removed, then changed ones. */
export const ruleDifferences = ({
  rulesAdded,
  rulesRemoved,
  rulesChanged,
}: PlanChange): RuleDifference[] => [
  ...rulesAdded.map(
    ({ ruleId, rule }): RuleDifference => ({
      ruleId,
      kind: 'added',
      before: null,
      after: rule,
    }),
  ),
  ...rulesRemoved.map(
    ({ ruleId, rule }): RuleDifference => ({
      ruleId,
      kind: 'removed',
      before: rule,
      after: null,
    }),
  ),
  ...rulesChanged.map((change): RuleDifference => ({ ...change, kind: 'changed' })),
];
