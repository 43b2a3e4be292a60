import { DeleteAttendee } from '../../attendees/panel/attendeeDetails.ts';
import { useCheckIn } from '../../attendees/panel/useChangeAttendee.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyStep } from '../../history/useNotifyStep.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/eventDetail.ftl';

/** The commands on an attendee in the event's list, each with its notices. */
export const useAttendeeCommands = (eventId: string) => {
  const checkIn = useCheckIn();
  const [remove] = useCommand(DeleteAttendee);
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  return {
    setCheckedIn: (id: string, isCheckedIn: boolean) =>
      attempt(t('error'), () => checkIn(id, isCheckedIn), t('attendee-not-updated')),
    remove: (id: string, name: string) =>
      attempt(t('attendee-not-deleted'), async () => {
        const { stepId } = (await remove({ id })).deleteAttendee;
        notifyStep({ title: t('attendee-deleted'), description: name, stepId });
      }),
  };
};
