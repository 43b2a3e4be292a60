import { onDemand, partOf } from '../ui/onDemand.tsx';

const overFloor = onDemand(() => import('./overFloor.ts'));
const quiet = { isQuiet: true };

export const FloorTip = partOf(overFloor, (parts) => parts.FloorTip, quiet);
export const Minimap = partOf(overFloor, (parts) => parts.Minimap, quiet);
