import { useState } from 'react';
import { t } from '../texts/en/attendees.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { usePreload } from '../ui/onDemand.tsx';
import { AttendeeFormDialog, attendeeForm } from './onDemand.ts';

/** A button that opens the form for a new guest. */
export const AddAttendeeDialog = ({ eventId }: { eventId: string }) => {
  const [isOpen, setOpen] = useState(false);
  usePreload(attendeeForm);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        <Button icon="userPlus">{t('add-attendee')}</Button>
      </DialogTrigger>
      {isOpen && <AttendeeFormDialog onClose={() => setOpen(false)} eventId={eventId} />}
    </>
  );
};
