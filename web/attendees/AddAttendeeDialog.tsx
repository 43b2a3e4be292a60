import { type ReactNode, useState } from 'react';
import type { AttendeeFormFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/attendees.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/Dialog.tsx';
import { AttendeeFormDialog } from './AttendeeFormDialog.tsx';

type AddAttendeeDialogProps = {
  eventId: string;
  /** The button that opens it; "Add Attendee" where it is left out. */
  trigger?: ReactNode;
  onAdded?: (attendee: AttendeeFormFragment, position: string | null | undefined) => void;
};

export const AddAttendeeDialog = ({ eventId, trigger, onAdded }: AddAttendeeDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogTrigger onOpen={() => setOpen(true)}>
        {trigger ?? <Button icon="userPlus">{t('add-attendee')}</Button>}
      </DialogTrigger>
      <AttendeeFormDialog
        open={isOpen}
        onOpenChange={setOpen}
        eventId={eventId}
        {...(onAdded && { onSaved: onAdded })}
      />
    </>
  );
};
