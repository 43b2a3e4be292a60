import { onDemand, partOf } from '../ui/onDemand.tsx';

/** What the slice shows on a click. Loaded on demand. */
export const objectParts = onDemand(() => import('./parts.ts'));

export const ObjectFormDialog = partOf(objectParts, (parts) => parts.ObjectFormDialog);
export const ObjectSettings = partOf(objectParts, (parts) => parts.ObjectSettings, {
  isQuiet: true,
});
