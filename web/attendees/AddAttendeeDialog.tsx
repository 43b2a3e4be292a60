import { type ReactNode, useState } from 'react';
import { t } from '../texts/en/attendees.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { onDemand, partOf, usePrepared } from '../ui/onDemand.tsx';

const form = onDemand(() => import('./AttendeeFormDialog.tsx'));
const AttendeeFormDialog = partOf(form, (code) => code.AttendeeFormDialog);

type AddAttendeeDialogProps = {
  eventId: string;
  /** The button that opens it; "Add Attendee" where it is left out. */
  trigger?: ReactNode;
};

export const AddAttendeeDialog = ({ eventId, trigger }: AddAttendeeDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  usePrepared(form);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        {trigger ?? <Button icon="userPlus">{t('add-attendee')}</Button>}
      </DialogTrigger>
      <AttendeeFormDialog open={isOpen} onOpenChange={setOpen} eventId={eventId} />
    </>
  );
};
