import { lazyPart, onDemand } from '../ui/onDemand.tsx';

const eventImport = onDemand(() => import('./EventImport.tsx'));

export const EventImport = lazyPart(eventImport, (code) => code.EventImport);
