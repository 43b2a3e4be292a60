import { onDemand, partOf, usePrepared } from '../ui/onDemand.tsx';
import type { EventFormDialogProps } from './EventFormDialog.tsx';

const form = onDemand(() => import('./EventFormDialog.tsx'));
const Dialog = partOf(form, (code) => code.EventFormDialog);

/** The dialog of an event's fields, loaded on demand because validation takes much code. */
export const EventForm = (props: EventFormDialogProps) => {
  usePrepared(form);
  return <Dialog {...props} />;
};
