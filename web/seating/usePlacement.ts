import { useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { isDeclined } from '../../schema/replies.ts';
import { problemOf } from '../graphql/problems.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/seating.ftl';
import { listText } from '../texts/formats.ts';
import type { DropTarget } from './drag.ts';
import { AssignSeat, SeatTogether, SwapSeats } from './placing/commands.ts';
import { leftBy, seatsToTake, tableIdOf } from './placing/seatsToTake.ts';
import { usePerform } from './placing/usePerform.ts';
import { type PlanView, seatText } from './planView.ts';
import { useMovingOut } from './useMovingOut.ts';

/** An attempt to seat somebody on a taken seat. */
export type TakenSeat = { attendeeId: string; seatId: string; occupantId: string };

/** People who are about to be moved although they are pinned, or seated although they declined. */
export type UnconfirmedMove = {
  why: 'pinned' | 'declined';
  names: readonly string[];
  moveAnyway: () => void;
};

/**
 * Commands that place people. Each is applied optimistically and rolled back if it fails, with
 * the catalogue's notice (specification, section 8). A taken seat opens a dialog first,
 * and so does moving somebody who is pinned, and seating somebody who declined.
 */
export const usePlacement = (eventId: string, view: PlanView) => {
  const [assign] = useCommand(AssignSeat);
  const [swap] = useCommand(SwapSeats);
  const [seatMany] = useCommand(SeatTogether);
  const [taken, setTaken] = useState<TakenSeat | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedMove | null>(null);
  const { perform, letGo } = usePerform(eventId);
  const { toPool, toHolding } = useMovingOut(eventId, view, perform);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const nameOf = (id: string) => view.people.get(id)?.name ?? t('somebody');
  const seatTextOf = (seatId: string) => {
    const seat = view.seats.get(seatId);
    return seat ? seatText(view, seat) : '';
  };
  /** Moves people, or asks first where some of them are pinned. */
  const orAsk = (
    attendeeIds: readonly string[],
    move: (movePinned: boolean) => Promise<void>,
  ): void => {
    const names = attendeeIds.filter((id) => view.people.get(id)?.isPinned).map(nameOf);
    if (names.length === 0) void move(false);
    else setUnconfirmed({ why: 'pinned', names, moveAnyway: () => void move(true) });
  };
  /** Goes on, or asks first where some of those who get a seat have declined. */
  const orAskDeclined = (attendeeIds: readonly string[], goOn: () => void): void => {
    const names = attendeeIds
      .filter((id) => isDeclined(view.people.get(id)?.reply ?? 'none') && !view.seatOf.has(id))
      .map(nameOf);
    if (names.length === 0) goOn();
    else setUnconfirmed({ why: 'declined', names, moveAnyway: goOn });
  };
  const heldAs = (attendeeIds: readonly string[], isHeld: boolean): Record<string, boolean> =>
    Object.fromEntries(attendeeIds.map((id) => [id, isHeld]));

  const seat = async (
    attendeeId: string,
    seatId: string,
    ifTaken: 'REFUSE' | 'REPLACE',
    movePinned: boolean,
  ) => {
    const outcome = await perform(
      {
        seats: { ...leftBy(view, [attendeeId]), [seatId]: attendeeId },
        held: heldAs([attendeeId], false),
      },
      () => assign({ eventId, seatId, attendeeId, ifTaken, movePinned }),
      t('moved-to', { name: nameOf(attendeeId), place: seatTextOf(seatId) }),
      t('assign-failed'),
    );
    if ('data' in outcome) return;
    const { code, details } = problemOf(outcome.error);
    const { attendeeId: occupantId } = details;
    if (code === 'SEAT_TAKEN' && typeof occupantId === 'string') {
      setTaken({ attendeeId, seatId, occupantId });
    } else notifyFailure(t('assign-failed'), outcome.error);
  };

  /** Notifies about people who found no seat. */
  const notifyUnseated = (table: string, seated: number, leftIds: readonly string[]) => {
    const names = leftIds.slice(0, 3).map(nameOf);
    const more = leftIds.length - names.length;
    const who = listText(more > 0 ? [...names, t('more-people', { count: more })] : names);
    notify({
      tone: 'info',
      title: seated > 0 ? t('seated-at', { count: seated, table }) : t('table-full', { table }),
      description: t('found-no-seat', { who }),
    });
  };

  const takingText = (taking: ReturnType<typeof seatsToTake>, table: string): string => {
    const [first] = taking;
    if (!first) return t('table-full', { table });
    return taking.length === 1
      ? t('moved-to', { name: nameOf(first.attendeeId), place: seatTextOf(first.seatId) })
      : t('people-moved-to', { count: taking.length, place: table });
  };

  const seatTogether = async (
    everybody: readonly string[],
    target: DropTarget,
    movePinned: boolean,
  ) => {
    const tableId = tableIdOf(view, target);
    const table = view.tableById.get(tableId ?? '')?.table.name;
    if (!tableId || table === undefined) return;
    if (everybody.every((id) => view.seatOf.get(id)?.tableId === tableId)) return;
    const attendeeIds = everybody.slice(0, limits.seatedTogether);
    const taking = seatsToTake(view, attendeeIds, target);
    const movers = taking.map(({ attendeeId }) => attendeeId);
    const outcome = await perform(
      {
        seats: {
          ...leftBy(view, movers),
          ...Object.fromEntries(taking.map(({ seatId, attendeeId }) => [seatId, attendeeId])),
        },
        held: heldAs(movers, false),
      },
      () => seatMany({ eventId, tableId, attendeeIds, movePinned }),
      takingText(taking, table),
      t('assign-failed'),
    );
    if ('error' in outcome) return notifyFailure(t('assign-failed'), outcome.error);
    const { assignments, left: leftOut } = outcome.data.seatTogether;
    const leftIds = [...leftOut, ...everybody.slice(limits.seatedTogether)];
    if (leftIds.length > 0) notifyUnseated(table, assignments.length, leftIds);
  };

  const onSeat = (attendeeId: string, seatId: string) => {
    const occupantId = view.seats.get(seatId)?.attendeeId;
    if (occupantId === attendeeId) return;
    if (occupantId) setTaken({ attendeeId, seatId, occupantId });
    else orAsk([attendeeId], (movePinned) => seat(attendeeId, seatId, 'REFUSE', movePinned));
  };

  const place = (attendeeIds: readonly string[], target: DropTarget): void => {
    letGo();
    const [only] = attendeeIds;
    if (!only) return;
    const goOn = () => {
      if (target.kind === 'seat' && attendeeIds.length === 1) onSeat(only, target.seatId);
      else if (!isInPlace(view, attendeeIds, target)) moveAll(attendeeIds, target);
    };
    if (target.kind === 'seat' || target.kind === 'table') orAskDeclined(attendeeIds, goOn);
    else goOn();
  };

  const moveAll = (attendeeIds: readonly string[], target: DropTarget) =>
    orAsk(attendeeIds, (movePinned) => {
      if (target.kind === 'seat' || target.kind === 'table')
        return seatTogether(attendeeIds, target, movePinned);
      if (target.kind === 'holding') return toHolding(attendeeIds, movePinned, target.reason);
      return toPool(attendeeIds, movePinned);
    });

  const replace = ({ attendeeId, seatId, occupantId }: TakenSeat) => {
    setTaken(null);
    orAsk([attendeeId, occupantId], (movePinned) =>
      seat(attendeeId, seatId, 'REPLACE', movePinned),
    );
  };

  const exchange = (exchanged: TakenSeat) => {
    setTaken(null);
    const { attendeeId, occupantId } = exchanged;
    orAsk([attendeeId, occupantId], (movePinned) => exchangeSeats(exchanged, movePinned));
  };

  const exchangeSeats = async (
    { attendeeId, seatId, occupantId }: TakenSeat,
    movePinned: boolean,
  ) => {
    const from = view.seatOf.get(attendeeId);
    if (!from) return;
    const outcome = await perform(
      { seats: { [from.id]: occupantId, [seatId]: attendeeId } },
      () => swap({ eventId, seatId: from.id, otherSeatId: seatId, movePinned }),
      t('changed-seats', { one: nameOf(attendeeId), other: nameOf(occupantId) }),
      t('assign-failed'),
    );
    if ('error' in outcome) notifyFailure(t('assign-failed'), outcome.error);
  };

  return {
    place,
    taken,
    leaveTaken: () => setTaken(null),
    replace,
    exchange,
    unconfirmed,
    cancelMove: () => setUnconfirmed(null),
  };
};

/** Whether nobody would move: all of them are there already. */
const isInPlace = (
  { seatOf }: PlanView,
  attendeeIds: readonly string[],
  target: DropTarget,
): boolean =>
  target.kind === 'table' && attendeeIds.every((id) => seatOf.get(id)?.tableId === target.tableId);

export type Placing = ReturnType<typeof usePlacement>;
