import type { SeatingRule } from '../../schema/seatingRules/seatingRules.ts';
import type { SeatingRulePartsFragment } from '../gql/graphql.ts';

export type PlanRule = { id: string; rule: SeatingRule };

type Parts = Pick<SeatingRulePartsFragment, 'id' | 'order' | 'rule'>;

/** The rules of a plan in their order. */
export const rulesOf = ({ rules }: { rules: readonly Parts[] }): PlanRule[] =>
  rules
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, rule }) => ({ id, rule: ruleOf(rule) }));

/** The rule in an answer, without the nulls of fields that its kind does not have. */
export const ruleOf = (terms: object): SeatingRule => withoutNulls(terms) as SeatingRule;

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, of]) => field !== '__typename' && of !== null)
      .map(([field, of]) => [field, withoutNulls(of)]),
  );
};
