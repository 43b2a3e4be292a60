import { type ComponentProps, lazy } from 'react';
import { OnDemandDialog } from '../ui/OnDemandDialog.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./DeleteEventDialog.tsx')).DeleteEventDialog,
}));

/** The question before an event is deleted. */
export const DeleteEvent = (props: ComponentProps<typeof Dialog>) => (
  <OnDemandDialog open={props.open}>
    <Dialog {...props} />
  </OnDemandDialog>
);
