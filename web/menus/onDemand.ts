import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The editor of a menu, which loads when it is opened. */
export const menuDialog = onDemand(() => import('./MenuDialog.tsx'));

export const MenuDialog = lazyPart(menuDialog, (code) => code.MenuDialog);
