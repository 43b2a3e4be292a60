import type { SeatingRule } from '../../../schema/seatingRules.ts';

/** The rule as a wish that counts so much. */
export const softened = (rule: SeatingRule, weight: number): SeatingRule => {
  const { hard: _, ...rest } = rule;
  return { ...rest, weight } as SeatingRule;
};
