import {
  isSameRule,
  type RuleKind,
  type SeatingRule,
} from '../../../schema/seatingRules/seatingRules.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import type { RuleNames } from '../ruleNames.ts';
import { ruleSentence } from '../ruleSentence.ts';

/** A rule as it was when its form opened, and as it is in the plan now. */
export type RuleBeingChanged = { opened: SeatingRule; now: SeatingRule | undefined };

/**
 * Says what others have done to a rule since its form opened; undefined if nothing.
 * @param kind the kind in the form
 */
export const meanwhileText = (
  kind: RuleKind,
  { opened, now }: RuleBeingChanged,
  names: RuleNames,
): string | undefined => {
  if (!now) return t('removed-meanwhile');
  if (isSameRule(opened, now)) return undefined;
  return now.kind === kind
    ? t('changed-meanwhile')
    : t('replaced-meanwhile', { rule: ruleSentence(now, names) });
};
