import { lazyPart, onDemand } from '../ui/onDemand.tsx';

export const fieldsDialog = onDemand(() => import('./FieldsDialog.tsx'));

export const FieldsDialog = lazyPart(fieldsDialog, (code) => code.FieldsDialog);
