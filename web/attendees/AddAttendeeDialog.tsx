import { type ReactNode, useState } from 'react';
import { t } from '../texts/en/attendees.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import { AttendeeFormDialog, attendeeForm } from './onDemand.ts';

type AddAttendeeDialogProps = {
  eventId: string;
  /** The button that opens the dialog; "Add Attendee" by default. */
  trigger?: ReactNode;
};

export const AddAttendeeDialog = ({ eventId, trigger }: AddAttendeeDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  usePreload(attendeeForm);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        {trigger ?? <Button icon="userPlus">{t('add-attendee')}</Button>}
      </DialogTrigger>
      <AttendeeFormDialog open={isOpen} onOpenChange={setOpen} eventId={eventId} />
    </>
  );
};
