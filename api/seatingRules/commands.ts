import type { RulePreset } from '../../schema/rulePresets.ts';
import type { SeatingRule } from '../../schema/seatingRules.ts';

/**
 * Ids come from the decision context: `id(0)` for a new rule, `id(n)` for the n-th of a preset. With
 * `evenSo` a rule is saved that contradicts others.
 */
export type SeatingRuleCommand =
  | { type: 'AddSeatingRule'; eventId: string; rule: SeatingRule; evenSo?: boolean | undefined }
  | {
      type: 'ChangeSeatingRule';
      eventId: string;
      ruleId: string;
      rule: SeatingRule;
      evenSo?: boolean | undefined;
    }
  | { type: 'RemoveSeatingRule'; eventId: string; ruleId: string }
  | { type: 'ApplyRulePreset'; eventId: string; preset: RulePreset };
