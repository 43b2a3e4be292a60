import { lazyPart, onDemand } from '../ui/onDemand.tsx';

const overFloor = onDemand(() => import('./overFloor.ts'));
const quiet = { isQuiet: true };

export const FloorTip = lazyPart(overFloor, (parts) => parts.FloorTip, quiet);
export const Minimap = lazyPart(overFloor, (parts) => parts.Minimap, quiet);
