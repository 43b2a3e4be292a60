import { type RulePreset, rulesOfPreset, standsFor } from '../../schema/rulePresets.ts';
import type { PlanRule } from './rulesOfPlan.ts';

/** Numbers are not compared, so any size will do. */
const anySize = 8;

/** How many of a preset's rules the plan has already, with whatever numbers, and how many there are. */
export const inPlace = (
  preset: RulePreset,
  rules: readonly PlanRule[],
): { there: number; of: number } => {
  const wanted = rulesOfPreset(preset, anySize);
  const there = wanted.filter((one) => rules.some(({ rule }) => standsFor(rule, one)));
  return { there: there.length, of: wanted.length };
};
