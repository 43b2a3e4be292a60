import { onDemand, partOf } from '../ui/onDemand.tsx';

const eventImport = onDemand(() => import('./EventImport.tsx'));

export const EventImport = partOf(eventImport, (code) => code.EventImport);
