import { isDeclined, type Reply } from '../../schema/attendees/replies.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useNotify } from '../notices/notices.ts';
import { AssignSeat } from '../seating/placement/commands.ts';
import { vacatedSeats } from '../seating/placement/seatsToTake.ts';
import { usePerform } from '../seating/placement/usePerform.ts';
import { nameIn, type PlanView, seatText } from '../seating/planView.ts';
import { t } from '../texts/en/replies.ftl';
import { ReplyFor } from './commands.ts';

type FormerSeat = { attendeeId: string; seatId: string };

/**
 * Records people's reply in one step. The notice offers to undo it, because people who decline lose their
 * seats. To people who come after all, it offers their earlier seat while that is free.
 */
export const useReply = (eventId: string, view: PlanView) => {
  const [replyFor] = useCommand(ReplyFor);
  const [assign] = useCommand(AssignSeat);
  const { perform } = usePerform(eventId);
  const notify = useNotify();
  const notifyStep = useNotifyStep(eventId);

  const wordsOf = ({ attendeeId, seatId }: FormerSeat) => {
    const seat = view.seats.get(seatId);
    return {
      name: nameIn(view, attendeeId),
      seat: seat ? seatText(view, seat) : '',
    };
  };
  const seatAgain = async (former: FormerSeat): Promise<boolean> => {
    const words = wordsOf(former);
    const { attendeeId, seatId } = former;
    const data = await perform(
      { seats: { [seatId]: attendeeId } },
      () => assign({ eventId, seatId, attendeeId, ifTaken: 'REFUSE' }),
      t('seated-again', words),
      { title: t('seat-failed', words) },
    );
    return data !== undefined;
  };
  const seatAllAgain = async (all: readonly FormerSeat[]): Promise<void> => {
    const seated: FormerSeat[] = [];
    for (const former of all) if (await seatAgain(former)) seated.push(former);
    const [first] = seated;
    if (!first) return;
    const count = seated.length;
    const title =
      count === 1 ? t('seated-again', wordsOf(first)) : t('seated-there-again', { count });
    notify({ tone: 'success', title });
  };
  const offer = (all: readonly FormerSeat[], first: FormerSeat) => {
    const one = all.length === 1;
    const count = all.length;
    notify({
      tone: 'success',
      title: t('recorded'),
      description: one ? t('former-seat-free', wordsOf(first)) : t('former-seats-free', { count }),
      action: {
        label: t(one ? 'seat-there' : 'seat-them-there'),
        altText: one ? t('seat-there-hint', wordsOf(first)) : t('seat-them-there-hint', { count }),
        onSelect: () => void seatAllAgain(all),
      },
    });
  };

  const freedText = (seatIds: readonly string[]): string | undefined => {
    const [first, ...others] = seatIds.flatMap((id) => view.seats.get(id) ?? []);
    if (!first) return undefined;
    const count = others.length + 1;
    return count === 1
      ? t('seat-freed', { seat: seatText(view, first) })
      : t('seats-freed', { count });
  };

  return async (attendeeIds: readonly string[], reply: Reply): Promise<void> => {
    const freed = isDeclined(reply) ? vacatedSeats(view, attendeeIds) : {};
    const data = await perform(
      { seats: freed, replied: Object.fromEntries(attendeeIds.map((id) => [id, reply])) },
      () => replyFor({ eventId, attendeeIds: [...attendeeIds], reply }),
      t('recorded'),
      { title: t('failed') },
    );
    if (!data) return;
    const { formerSeats, stepId } = data.replyFor;
    const [former] = formerSeats;
    if (former) return offer(formerSeats, former);
    notifyStep({ title: t('recorded'), description: freedText(Object.keys(freed)), stepId });
  };
};
