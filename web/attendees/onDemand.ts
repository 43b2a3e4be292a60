import { onDemand, partOf } from '../ui/onDemand.tsx';

export const attendeeForm = onDemand(() => import('./AttendeeFormDialog.tsx'));
const manyForm = onDemand(() => import('./many/EditManyDialog.tsx'));

export const AttendeeFormDialog = partOf(attendeeForm, (code) => code.AttendeeFormDialog);
export const EditManyDialog = partOf(manyForm, (code) => code.EditManyDialog);
