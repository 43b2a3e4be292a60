import { lazyPart, onDemand } from '../ui/onDemand.tsx';

export const attendeeForm = onDemand(() => import('./AttendeeFormDialog.tsx'));
const manyForm = onDemand(() => import('./many/EditManyDialog.tsx'));

export const AttendeeFormDialog = lazyPart(attendeeForm, (code) => code.AttendeeFormDialog);
export const EditManyDialog = lazyPart(manyForm, (code) => code.EditManyDialog);
