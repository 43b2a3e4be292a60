import { type ComponentProps, lazy } from 'react';
import { OnDemandDialog } from '../ui/OnDemandDialog.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./EventFormDialog.tsx')).EventFormDialog,
}));

/** The dialog of an event's fields. Checking input takes much code. */
export const EventForm = (props: ComponentProps<typeof Dialog>) => (
  <OnDemandDialog open={props.open}>
    <Dialog {...props} />
  </OnDemandDialog>
);
