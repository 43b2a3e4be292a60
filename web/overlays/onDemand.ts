import { onDemand, partOf } from '../ui/onDemand.tsx';

/** What an overlay shows, which loads once one is chosen. */
const legends = onDemand(() => import('./legends.ts'));

export const NeedsLegend = partOf(legends, (code) => code.NeedsLegend, { isQuiet: true });
export const PlanLegend = partOf(legends, (code) => code.PlanLegend, { isQuiet: true });
