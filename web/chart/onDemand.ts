import { lazyPart, onDemand } from '../ui/onDemand.tsx';

const overFloor = onDemand(() => import('./overFloor.ts'));
const beside = { isOptional: true };

export const FloorTip = lazyPart(overFloor, (parts) => parts.FloorTip, beside);
export const Minimap = lazyPart(overFloor, (parts) => parts.Minimap, beside);
