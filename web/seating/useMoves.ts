import { useSetAtom } from 'jotai';
import type { DropTarget } from './drag.ts';
import { pairDropped } from './pairDropped.ts';
import type { PlanView } from './planView.ts';
import { pairedAtom } from './state.ts';
import { useFocusOnMoved } from './useFocusOnMoved.ts';
import { usePlacement } from './usePlacement.ts';
import type { TakenSeat } from './useSeatCommands.ts';

/**
 * The moves of people that the seating screen offers. The focus follows who is moved. People dropped on
 * somebody of their own list move nowhere: they are a pair to make a rule of.
 */
export const useMoves = (eventId: string, view: PlanView) => {
  const placing = usePlacement(eventId, view);
  const focusOnMoved = useFocusOnMoved(view);
  const setPaired = useSetAtom(pairedAtom);

  const place = (attendeeIds: readonly string[], target: DropTarget) => {
    const pair = pairDropped(view, attendeeIds, target);
    if (pair) return setPaired(pair);
    if (attendeeIds[0]) focusOnMoved(attendeeIds[0]);
    placing.place(attendeeIds, target);
  };
  const swap = (taken: TakenSeat): void => {
    focusOnMoved(taken.attendeeId);
    placing.swap(taken);
  };
  /** Seats somebody. An occupant takes the seat that is left, or waits in the pool if there is none. */
  const placeOn = (attendeeId: string, seatId: string, occupantId: string | null) => {
    if (!occupantId) return place([attendeeId], { kind: 'seat', seatId });
    const taken = { attendeeId, seatId, occupantId };
    if (view.seatOf.has(attendeeId)) placing.swap(taken);
    else placing.replace(taken);
  };
  return { placing, place, swap, placeOn };
};

export type Moves = ReturnType<typeof useMoves>;
