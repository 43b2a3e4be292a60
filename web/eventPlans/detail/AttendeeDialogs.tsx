import { AttendeeFormDialog } from '../../attendees/onDemand.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ListedAttendee } from './planLists.ts';
import { useAttendeeCommands } from './useAttendeeCommands.ts';

type AttendeeDialogsProps = {
  eventId: string;
  open: 'edit' | 'delete' | null;
  /** Undefined after the attendee was deleted. */
  listed: ListedAttendee | undefined;
  onClose: () => void;
};

/** The dialogs of a guest in the list: the form, and the question before they are deleted. */
export const AttendeeDialogs = ({ eventId, open, listed, onClose }: AttendeeDialogsProps) => {
  const { remove } = useAttendeeCommands(eventId);
  const attendee = listed?.attendee;
  return (
    <>
      <AttendeeFormDialog
        open={open === 'edit' && attendee !== undefined}
        onOpenChange={onClose}
        eventId={eventId}
        attendee={attendee}
      />
      <ConfirmDialog
        open={open === 'delete' && attendee !== undefined}
        onOpenChange={onClose}
        title={t('delete-question', { name: listed?.name ?? '' })}
        confirm={t('delete-attendee')}
        onConfirm={() => listed && remove(listed.attendee.id, listed.name)}
      >
        {listed?.where.in === 'seat'
          ? t('delete-seated', { table: listed.where.table, position: listed.where.position })
          : t('delete-unseated')}
      </ConfirmDialog>
    </>
  );
};
