import { lazyPart, onDemand } from '../ui/onDemand.tsx';

export const menuDialog = onDemand(() => import('./MenuDialog.tsx'));

export const MenuDialog = lazyPart(menuDialog, (code) => code.MenuDialog);
