import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The kitchen, which loads when it is asked for. */
const kitchenTab = onDemand(() => import('./KitchenTab.tsx'));

export const KitchenTab = lazyPart(kitchenTab, (code) => code.KitchenTab, { isQuiet: true });
