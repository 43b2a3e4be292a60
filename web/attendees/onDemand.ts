import { onDemand, partOf } from '../ui/onDemand.tsx';

export const attendeeForm = onDemand(() => import('./AttendeeFormDialog.tsx'));

export const AttendeeFormDialog = partOf(attendeeForm, (code) => code.AttendeeFormDialog);
