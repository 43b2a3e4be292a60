import { useSetAtom } from 'jotai';
import type { DropTarget } from './drag.ts';
import { pairDropped } from './pairDropped.ts';
import type { PlanView } from './planView.ts';
import { pairedAtom } from './state.ts';
import { useFocusOnMoved } from './useFocusOnMoved.ts';
import { usePlacement } from './usePlacement.ts';
import type { TakenSeat } from './useSeatCommands.ts';

/**
 * The ways in which the seating screen moves people. The focus follows them. People dropped on somebody in
 * their own list do not move; they are a pair to make a rule about.
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
  /**
   * Seats a person. An occupant gets the seat that the person leaves, or goes to the pool if there is none.
   */
  const placeOn = (attendeeId: string, seatId: string, occupantId: string | null) => {
    if (!occupantId) return place([attendeeId], { kind: 'seat', seatId });
    const taken = { attendeeId, seatId, occupantId };
    if (view.seatOf.has(attendeeId)) placing.swap(taken);
    else placing.replace(taken);
  };
  return { placing, place, swap, placeOn };
};

export type Moves = ReturnType<typeof useMoves>;
