import { lazyPart, onDemand } from '../ui/onDemand.tsx';

const kitchenTab = onDemand(() => import('./KitchenTab.tsx'));

export const KitchenTab = lazyPart(kitchenTab, (code) => code.KitchenTab, { isQuiet: true });
