import { onDemand, partOf } from '../ui/onDemand.tsx';

/** What the slice shows on a click. Loaded on demand. */
export const ruleParts = onDemand(() => import('./parts.ts'));

export const RulesPanel = partOf(ruleParts, (parts) => parts.RulesPanel, { isQuiet: true });
export const RuleDialogs = partOf(ruleParts, (parts) => parts.RuleDialogs);
