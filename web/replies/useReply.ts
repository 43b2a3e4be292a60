import { isDeclined, type Reply } from '../../schema/replies.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { AssignSeat } from '../seating/placing/commands.ts';
import { leftBy } from '../seating/placing/seatsToTake.ts';
import { usePerform } from '../seating/placing/usePerform.ts';
import { type PlanView, seatText } from '../seating/planView.ts';
import { t } from '../texts/en/replies.ftl';
import { ReplyFor } from './commands.ts';

/**
 * Records the reply of somebody. Who comes after all is offered their earlier seat while it is free.
 */
export const useReply = (eventId: string, view: PlanView) => {
  const [replyFor] = useCommand(ReplyFor);
  const [assign] = useCommand(AssignSeat);
  const { perform } = usePerform(eventId);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const seatAgain = async (attendeeId: string, seatId: string): Promise<void> => {
    const words = wordsOf(attendeeId, seatId);
    const outcome = await perform(
      { seats: { [seatId]: attendeeId } },
      () => assign({ eventId, seatId, attendeeId, ifTaken: 'REFUSE' }),
      t('seated-again', words),
      t('seat-failed', words),
    );
    if ('error' in outcome) notifyFailure(t('seat-failed', words), outcome.error);
    else notify({ tone: 'success', title: t('seated-again', words) });
  };
  const wordsOf = (attendeeId: string, seatId: string) => {
    const seat = view.seats.get(seatId);
    return {
      name: view.people.get(attendeeId)?.name ?? '',
      seat: seat ? seatText(view, seat) : '',
    };
  };

  return async (attendeeId: string, reply: Reply): Promise<void> => {
    const leaving = isDeclined(reply) ? { seats: leftBy(view, [attendeeId]) } : {};
    const outcome = await perform(
      { ...leaving, replied: { [attendeeId]: reply } },
      () => replyFor({ eventId, attendeeIds: [attendeeId], reply }),
      t('recorded'),
      t('failed'),
    );
    if ('error' in outcome) return notifyFailure(t('failed'), outcome.error);
    const [former] = outcome.data.replyFor.formerSeats;
    if (!former) return notify({ tone: 'success', title: t('recorded') });
    const words = wordsOf(attendeeId, former.seatId);
    notify({
      tone: 'success',
      title: t('recorded'),
      description: t('former-seat-free', words),
      action: {
        label: t('seat-there'),
        altText: t('seat-there-hint', words),
        onSelect: () => void seatAgain(attendeeId, former.seatId),
      },
    });
  };
};
