import { onDemand, partOf } from '../ui/onDemand.tsx';

/** What the slice shows on a click. Loaded on demand. */
export const proposalParts = onDemand(() => import('./parts.ts'));

export const OptionsDialog = partOf(proposalParts, (parts) => parts.OptionsDialog);
export const OpenProposal = partOf(proposalParts, (parts) => parts.OpenProposal);
export const WhyHere = partOf(proposalParts, (parts) => parts.WhyHere, { isQuiet: true });
export const LoadedScore = partOf(proposalParts, (parts) => parts.Score, { isQuiet: true });
export const WhyTable = partOf(proposalParts, (parts) => parts.WhyTable, { isQuiet: true });
