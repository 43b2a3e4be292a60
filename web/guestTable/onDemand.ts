import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The editors of cells, which load while the page is idle. */
export const cellEditor = onDemand(() => import('./editing/CellEditor.tsx'));

export const CellEditor = lazyPart(cellEditor, (code) => code.CellEditor, { isQuiet: true });
