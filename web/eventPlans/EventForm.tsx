import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { EventFormDialogProps } from './EventFormDialog.tsx';

const form = onDemand(() => import('./EventFormDialog.tsx'));
const Dialog = lazyPart(form, (code) => code.EventFormDialog);

/** The dialog of an event's fields, loaded on demand because validation needs much code. */
export const EventForm = (props: EventFormDialogProps) => {
  usePreload(form);
  return <Dialog {...props} />;
};
