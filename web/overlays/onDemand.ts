import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The content of the overlays, loaded once one is chosen. */
const legends = onDemand(() => import('./legends.ts'));

export const NeedsLegend = lazyPart(legends, (code) => code.NeedsLegend, { isQuiet: true });
export const PlanLegend = lazyPart(legends, (code) => code.PlanLegend, { isQuiet: true });
