import { useEffect, useRef, useState } from 'react';
import type { DropTarget } from './drag.ts';
import { usePerform } from './placement/usePerform.ts';
import type { PlanView } from './planView.ts';
import { useConfirmedMoves } from './useConfirmedMoves.ts';
import { useMoveOutCommands } from './useMoveOutCommands.ts';
import { type TakenSeat, useSeatCommands } from './useSeatCommands.ts';

/**
 * Places people on seats, at tables, in the pool and in the holding area. Each move is applied
 * optimistically. If it fails, it is rolled back, with the catalogue's notice (specification, section 8).
 * Asks first if a seat is taken, a person to move is pinned, or a person to seat has declined.
 */
export const usePlacement = (eventId: string, view: PlanView) => {
  // A refusal may raise another question while one is open.
  const [questions, setQuestions] = useState<readonly TakenSeat[]>([]);
  const ask = (taken: TakenSeat) => setQuestions((asked) => [...asked, taken]);
  const closeTaken = () => setQuestions(([_, ...others]) => others);
  // The member answers a question later, when the view may have changed.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const { perform, letGo } = usePerform(eventId);
  const { toPool, toHolding } = useMoveOutCommands(eventId, view, perform);
  const seatCommands = useSeatCommands({ eventId, view, perform, onTaken: ask });
  const { assignSeat, seatTogether, swapSeats } = seatCommands;
  const { confirmPinned, confirmDeclined, ...confirmation } = useConfirmedMoves(view);

  const placeOnSeat = (attendeeId: string, seatId: string) => {
    const occupantId = latest.current.seats.get(seatId)?.attendeeId;
    if (occupantId === attendeeId) return;
    if (occupantId) return ask({ attendeeId, seatId, occupantId });
    confirmPinned([attendeeId], (movePinned) =>
      assignSeat(attendeeId, seatId, 'REFUSE', movePinned),
    );
  };
  const placeAll = (attendeeIds: readonly string[], target: DropTarget) =>
    confirmPinned(attendeeIds, (movePinned) => {
      if (target.kind === 'seat' || target.kind === 'table')
        return seatTogether(attendeeIds, target, movePinned);
      if (target.kind === 'holding') return toHolding(attendeeIds, movePinned, target.reason);
      return toPool(attendeeIds, movePinned);
    });
  const place = (attendeeIds: readonly string[], target: DropTarget): void => {
    letGo();
    const [only] = attendeeIds;
    if (!only) return;
    const placeNow = () => {
      if (target.kind === 'seat' && attendeeIds.length === 1) placeOnSeat(only, target.seatId);
      else if (!isInPlace(view, attendeeIds, target)) placeAll(attendeeIds, target);
    };
    if (target.kind === 'seat' || target.kind === 'table') confirmDeclined(attendeeIds, placeNow);
    else placeNow();
  };

  const isAsAsked = ({ attendeeId, seatId, occupantId }: TakenSeat): boolean => {
    const { seats, seatOf } = latest.current;
    const isWhereAsked = seatOf.get(attendeeId)?.id === view.seatOf.get(attendeeId)?.id;
    return isWhereAsked && seats.get(seatId)?.attendeeId === occupantId;
  };
  /** The member decided about the occupant at that time. If the occupant has changed, asks again. */
  const answerTaken = (confirmed: TakenSeat, move: (movePinned: boolean) => Promise<void>) => {
    closeTaken();
    const { attendeeId, seatId, occupantId } = confirmed;
    const moveOrAsk = async (movePinned: boolean): Promise<void> => {
      if (isAsAsked(confirmed)) await move(movePinned);
      else placeOnSeat(attendeeId, seatId);
    };
    if (isAsAsked(confirmed)) confirmPinned([attendeeId, occupantId], moveOrAsk);
    else placeOnSeat(attendeeId, seatId);
  };
  const replace = (confirmed: TakenSeat) =>
    answerTaken(confirmed, (movePinned) =>
      assignSeat(confirmed.attendeeId, confirmed.seatId, 'REPLACE', movePinned),
    );
  const swap = (confirmed: TakenSeat) =>
    answerTaken(confirmed, (movePinned) => swapSeats(confirmed, movePinned));

  const [taken = null] = questions;
  return { place, taken, closeTaken, replace, swap, ...confirmation };
};

/** Whether everybody is already there, so that nobody would move. */
const isInPlace = (
  { seatOf }: PlanView,
  attendeeIds: readonly string[],
  target: DropTarget,
): boolean =>
  target.kind === 'table' && attendeeIds.every((id) => seatOf.get(id)?.tableId === target.tableId);

export type Placing = ReturnType<typeof usePlacement>;
