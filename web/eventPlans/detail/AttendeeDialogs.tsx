import { useEffect } from 'react';
import { AttendeeFormDialog, attendeeForm } from '../../attendees/onDemand.ts';
import type { ImportFrom } from '../../imports/importDialogProps.ts';
import { EventImport } from '../../imports/onDemand.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { usePreload } from '../../ui/onDemand.tsx';
import type { ListedAttendee } from './planLists.ts';
import { useAttendeeCommands } from './useAttendeeCommands.ts';

export type AttendeeDialog =
  | { dialog: 'edit' | 'delete'; id: string }
  | { dialog: 'add' }
  | { dialog: 'import'; from: ImportFrom };

type AttendeeDialogsProps = {
  eventId: string;
  open: AttendeeDialog | null;
  attendees: readonly ListedAttendee[];
  onClose: () => void;
};

/**
 * The dialogs of the guest list: forms for new and existing guests, imports, and the confirmation of a
 * deletion. They are outside of the empty state, which unmounts as soon as the first guest is added.
 */
export const AttendeeDialogs = ({ eventId, open, attendees, onClose }: AttendeeDialogsProps) => {
  const { remove } = useAttendeeCommands(eventId);
  const id = open && 'id' in open ? open.id : undefined;
  // Undefined after the attendee was deleted.
  const listed = attendees.find(({ attendee }) => attendee.id === id);
  const attendee = listed?.attendee;
  const isGone = id !== undefined && !attendee;
  // Otherwise undoing the deletion would open the dialog again, over whatever the member does by then.
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  usePreload(attendeeForm);
  return (
    <>
      {(open?.dialog === 'add' || (open?.dialog === 'edit' && attendee)) && (
        <AttendeeFormDialog {...{ onClose, eventId, attendee }} />
      )}
      {open?.dialog === 'import' && (
        <EventImport eventId={eventId} from={open.from} onClose={onClose} />
      )}
      {open?.dialog === 'delete' && listed && (
        <ConfirmDialog
          onClose={onClose}
          title={t('delete-question', { name: listed.name })}
          confirm={t('delete-attendee')}
          onConfirm={() => remove(listed.attendee.id, listed.name)}
        >
          {listed.where.in === 'seat'
            ? t('delete-seated', { table: listed.where.table, position: listed.where.position })
            : t('delete-unseated')}
        </ConfirmDialog>
      )}
    </>
  );
};
