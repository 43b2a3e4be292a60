import { onDemand, partOf, usePrepared } from '../ui/onDemand.tsx';
import type { DeleteEventDialogProps } from './DeleteEventDialog.tsx';

const question = onDemand(() => import('./DeleteEventDialog.tsx'));
const Dialog = partOf(question, (code) => code.DeleteEventDialog);

/** The question before an event is deleted. */
export const DeleteEvent = (props: DeleteEventDialogProps) => {
  usePrepared(question);
  return <Dialog {...props} />;
};
