import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The components that open on a click, loaded on demand. */
export const proposalParts = onDemand(() => import('./parts.ts'));

export const OptionsDialog = lazyPart(proposalParts, (parts) => parts.OptionsDialog);
export const OpenProposal = lazyPart(proposalParts, (parts) => parts.OpenProposal);
export const OfferedSeats = lazyPart(proposalParts, (parts) => parts.OfferedSeats, {
  isQuiet: true,
});
export const WhyHere = lazyPart(proposalParts, (parts) => parts.WhyHere, { isQuiet: true });
export const LoadedScore = lazyPart(proposalParts, (parts) => parts.Score, { isOptional: true });
export const WhyTable = lazyPart(proposalParts, (parts) => parts.WhyTable, { isQuiet: true });
