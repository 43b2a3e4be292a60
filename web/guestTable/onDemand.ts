import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** Loads the cell editors while the page is idle. */
export const cellEditor = onDemand(() => import('./editing/CellEditor.tsx'));

export const CellEditor = lazyPart(cellEditor, (code) => code.CellEditor, { isQuiet: true });
