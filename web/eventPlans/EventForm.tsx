import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { EventFormDialogProps } from './EventFormDialog.tsx';

const form = onDemand(() => import('./EventFormDialog.tsx'));
const Dialog = lazyPart(form, (code) => code.EventFormDialog);

type EventFormProps = EventFormDialogProps & { open: boolean };

/** The dialog of an event's fields, loaded on demand because validation needs much code. */
export const EventForm = ({ open, ...props }: EventFormProps) => {
  usePreload(form);
  return open && <Dialog {...props} />;
};
