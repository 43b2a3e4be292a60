import { limits } from '../../schema/limits.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/seating.ftl';
import { useIsHere } from '../ui/useIsHere.ts';
import type { DropTarget } from './drag.ts';
import { moveFailure, peopleText } from './moveFailure.ts';
import { AssignSeat, SeatTogether, SwapSeats } from './placement/commands.ts';
import { seatsToTake, tableIdOf, vacatedSeats } from './placement/seatsToTake.ts';
import type { Perform } from './placement/usePerform.ts';
import { nameIn, type PlanView, seatText } from './planView.ts';

/** An attempt to seat somebody on a taken seat. */
export type TakenSeat = { attendeeId: string; seatId: string; occupantId: string };

type Options = {
  eventId: string;
  view: PlanView;
  perform: Perform;
  /** Called if the server reports an occupant whom the chart does not show yet. */
  onTaken: (taken: TakenSeat) => void;
};

/** The commands that seat people, with their announcements. */
export const useSeatCommands = ({ eventId, view, perform, onTaken }: Options) => {
  const [assign] = useCommand(AssignSeat);
  const [swap] = useCommand(SwapSeats);
  const [seatMany] = useCommand(SeatTogether);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const isHere = useIsHere();
  const { movedText, seatedText, swappedText, unseatedTexts } = sentencesOf(view);
  const failed = (ids: readonly string[]) => moveFailure(view, t('assign-failed'), ids);

  /** Seats one person. If the seat is taken, either fails or sends the occupant to the pool. */
  const assignSeat = async (
    attendeeId: string,
    seatId: string,
    ifTaken: 'REFUSE' | 'REPLACE',
    movePinned: boolean,
  ): Promise<void> => {
    const failure = failed([attendeeId]);
    const explain = (error: unknown) => {
      const { code, details } = problemOf(error);
      const { attendeeId: occupantId } = details;
      if (code === 'SEAT_TAKEN' && typeof occupantId === 'string' && isHere())
        onTaken({ attendeeId, seatId, occupantId });
      else notifyFailure(failure.title, error, failure.text);
    };
    await perform(
      {
        seats: { ...vacatedSeats(view, [attendeeId]), [seatId]: attendeeId },
        held: notHeld([attendeeId]),
      },
      () => assign({ eventId, seatId, attendeeId, ifTaken, movePinned }),
      movedText(attendeeId, seatId),
      failure,
      explain,
    );
  };

  /** Seats people at one table, as many as fit. A notice names the others. */
  const seatTogether = async (
    everybody: readonly string[],
    target: DropTarget,
    movePinned: boolean,
  ): Promise<void> => {
    const tableId = tableIdOf(view, target);
    const table = view.tableById.get(tableId ?? '')?.table.name;
    if (!tableId || table === undefined) return;
    if (everybody.every((id) => view.seatOf.get(id)?.tableId === tableId)) return;
    const attendeeIds = everybody.slice(0, limits.seatedTogether);
    const taking = seatsToTake(view, attendeeIds, target);
    const movers = taking.map(({ attendeeId }) => attendeeId);
    const data = await perform(
      {
        seats: {
          ...vacatedSeats(view, movers),
          ...Object.fromEntries(taking.map(({ seatId, attendeeId }) => [seatId, attendeeId])),
        },
        held: notHeld(movers),
      },
      () => seatMany({ eventId, tableId, attendeeIds, movePinned }),
      seatedText(taking, table),
      failed(attendeeIds),
    );
    if (!data) return;
    const { assignments, left: leftOut } = data.seatTogether;
    const leftIds = [...leftOut, ...everybody.slice(limits.seatedTogether)];
    if (leftIds.length > 0)
      notify({ tone: 'info', ...unseatedTexts(table, assignments.length, leftIds) });
  };

  /** Swaps the seats of two people. Does nothing if the first has none. */
  const swapSeats = async (
    { attendeeId, seatId, occupantId }: TakenSeat,
    movePinned: boolean,
  ): Promise<void> => {
    const from = view.seatOf.get(attendeeId);
    if (!from) return;
    await perform(
      { seats: { [from.id]: occupantId, [seatId]: attendeeId } },
      () => swap({ eventId, seatId: from.id, otherSeatId: seatId, movePinned }),
      swappedText(attendeeId, occupantId),
      failed([attendeeId, occupantId]),
    );
  };

  return { assignSeat, seatTogether, swapSeats };
};

const notHeld = (attendeeIds: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(attendeeIds.map((id) => [id, false]));

/** The announcements for people who get seats. */
const sentencesOf = (view: PlanView) => {
  const nameOf = (id: string) => nameIn(view, id);
  const movedText = (attendeeId: string, seatId: string): string => {
    const seat = view.seats.get(seatId);
    return t('moved-to', { name: nameOf(attendeeId), place: seat ? seatText(view, seat) : '' });
  };
  const seatedText = (seated: ReturnType<typeof seatsToTake>, table: string): string => {
    const [first] = seated;
    if (!first) return t('table-full', { table });
    return seated.length === 1
      ? movedText(first.attendeeId, first.seatId)
      : t('people-moved-to', { count: seated.length, place: table });
  };
  const swappedText = (one: string, other: string): string =>
    t('changed-seats', { one: nameOf(one), other: nameOf(other) });
  const unseatedTexts = (table: string, seated: number, leftIds: readonly string[]) => ({
    title: seated > 0 ? t('seated-at', { count: seated, table }) : t('table-full', { table }),
    description: t('found-no-seat', { who: peopleText(view, leftIds) }),
  });
  return { movedText, seatedText, swappedText, unseatedTexts };
};
