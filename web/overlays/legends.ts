/** The overlays, loaded as one chunk. */
export { NeedsLegend } from './NeedsLegend.tsx';
export { PlanLegend } from './PlanLegend.tsx';
