import { lazyPart, onDemand, usePreload } from '../ui/onDemand.tsx';
import type { DeleteEventDialogProps } from './DeleteEventDialog.tsx';

const question = onDemand(() => import('./DeleteEventDialog.tsx'));
const Dialog = lazyPart(question, (code) => code.DeleteEventDialog);

/** The confirmation dialog of an event's deletion, loaded on demand. */
export const DeleteEvent = (props: DeleteEventDialogProps) => {
  usePreload(question);
  return <Dialog {...props} />;
};
