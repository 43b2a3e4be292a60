import type { RuleNames } from '../ruleNames.ts';
import type { Choices } from './choices.ts';
import type { RuleDraft } from './draft.ts';
import type { ErrorAt } from './useRuleForm.ts';

export type PartProps = {
  draft: RuleDraft;
  set: (changed: Partial<RuleDraft>) => void;
  errorAt: ErrorAt;
  choices: Choices;
  names: RuleNames;
};
