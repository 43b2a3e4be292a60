import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The editor of custom fields, which loads when it is opened. */
export const fieldsDialog = onDemand(() => import('./FieldsDialog.tsx'));

export const FieldsDialog = lazyPart(fieldsDialog, (code) => code.FieldsDialog);
