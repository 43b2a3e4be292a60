import { useAtOnce } from '../../attendees/panel/useChangeAttendee.ts';
import { graphql } from '../../gql/gql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { undoAction, useUndo } from '../../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/eventDetail.ftl';

const CheckInAttendee = graphql(`
  mutation CheckInAttendee($input: AttendeeIdInput!) {
    checkInAttendee(input: $input) {
      position
      attendee {
        id
        isCheckedIn
      }
    }
  }
`);

const CheckOutAttendee = graphql(`
  mutation CheckOutAttendee($input: AttendeeIdInput!) {
    checkOutAttendee(input: $input) {
      position
      attendee {
        id
        isCheckedIn
      }
    }
  }
`);

const DeleteAttendee = graphql(`
  mutation DeleteAttendee($input: AttendeeIdInput!) {
    deleteAttendee(input: $input) {
      position
      stepId
      id
    }
  }
`);

/** What the event's list does with one attendee, each with its notices. */
export const useAttendeeCommands = (eventId: string) => {
  const atOnce = useAtOnce();
  const [checkIn] = useCommand(CheckInAttendee);
  const [checkOut] = useCommand(CheckOutAttendee);
  const [remove] = useCommand(DeleteAttendee);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  return {
    /** Shown at once, taken back where it fails: there is a queue at the door. */
    setCheckedIn: async (id: string, isCheckedIn: boolean): Promise<void> => {
      try {
        await atOnce(id, { isCheckedIn }, () => (isCheckedIn ? checkIn({ id }) : checkOut({ id })));
      } catch (error) {
        notifyFailure(t('error'), error, t('attendee-not-updated'));
      }
    },
    remove: async (id: string, name: string): Promise<void> => {
      try {
        const { stepId } = (await remove({ id })).deleteAttendee;
        const action = undoAction(undo, stepId);
        notify({ tone: 'success', title: t('attendee-deleted'), description: name, action });
      } catch (error) {
        notifyFailure(t('attendee-not-deleted'), error);
      }
    },
  };
};
