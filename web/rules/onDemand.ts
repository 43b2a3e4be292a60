import { onDemand, partOf } from '../ui/onDemand.tsx';

/** What the slice shows on a click. Loaded on demand. */
export const ruleParts = onDemand(() => import('./parts.ts'));

const within = { isQuiet: true };
export const RulesPanel = partOf(ruleParts, (parts) => parts.RulesPanel, within);
export const PairInstead = partOf(ruleParts, (parts) => parts.PairInstead, within);
export const PersonRules = partOf(ruleParts, (parts) => parts.PersonRules, within);
export const PairDialog = partOf(ruleParts, (parts) => parts.PairDialog);
export const RuleDialogs = partOf(ruleParts, (parts) => parts.RuleDialogs);
