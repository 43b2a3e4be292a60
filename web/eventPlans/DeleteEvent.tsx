import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { DeleteEventDialogProps } from './DeleteEventDialog.tsx';

const question = onDemand(() => import('./DeleteEventDialog.tsx'));
const Dialog = lazyPart(question, (code) => code.DeleteEventDialog);

type DeleteEventProps = Omit<DeleteEventDialogProps, 'event'> & {
  /** Undefined while no deletion is to be confirmed. */
  event: DeleteEventDialogProps['event'] | undefined;
};

/** The confirmation dialog of an event's deletion, loaded on demand. */
export const DeleteEvent = ({ event, ...props }: DeleteEventProps) => {
  usePreload(question);
  return event && <Dialog event={event} {...props} />;
};
