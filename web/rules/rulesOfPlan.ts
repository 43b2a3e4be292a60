import type { SeatingRule } from '../../schema/seatingRules.ts';
import type { SeatingRulePartsFragment } from '../gql/graphql.ts';

export type PlanRule = { id: string; rule: SeatingRule };

type Parts = Pick<SeatingRulePartsFragment, 'id' | 'order' | 'rule'>;

/** The rules of a plan in their order. */
export const rulesOf = ({ rules }: { rules: readonly Parts[] }): PlanRule[] =>
  rules
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, rule }) => ({ id, rule: ruleOf(rule) }));

/** The rule of an answer, in which fields that its kind does not have are null. */
export const ruleOf = (terms: object): SeatingRule =>
  Object.fromEntries(
    Object.entries(terms).filter(([field, value]) => field !== '__typename' && value !== null),
  ) as SeatingRule;
