import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The components that open on a click, loaded on demand. */
export const ruleParts = onDemand(() => import('./parts.ts'));

const within = { isQuiet: true };
export const RulesPanel = lazyPart(ruleParts, (parts) => parts.RulesPanel, within);
export const PairInstead = lazyPart(ruleParts, (parts) => parts.PairInstead, within);
export const PersonRules = lazyPart(ruleParts, (parts) => parts.PersonRules, within);
export const PairDialog = lazyPart(ruleParts, (parts) => parts.PairDialog);
export const RuleDialogs = lazyPart(ruleParts, (parts) => parts.RuleDialogs);
