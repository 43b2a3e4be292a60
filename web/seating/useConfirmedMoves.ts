import { useState } from 'react';
import { isDeclined } from '../../schema/attendees/replies.ts';
import { nameIn, type PlanView } from './planView.ts';

/** A move of pinned people, or a seating of people who declined, that waits for confirmation. */
export type UnconfirmedMove = {
  why: 'pinned' | 'declined';
  names: readonly string[];
  moveAnyway: () => void;
};

/** Asks before moving people who are pinned, and before seating people who declined. */
export const useConfirmedMoves = (view: PlanView) => {
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedMove | null>(null);
  const nameOf = (id: string) => nameIn(view, id);

  /** Moves people, or asks first if some of them are pinned. */
  const confirmPinned = (
    attendeeIds: readonly string[],
    move: (movePinned: boolean) => Promise<void>,
  ): void => {
    const names = attendeeIds.filter((id) => view.people.get(id)?.isPinned).map(nameOf);
    if (names.length === 0) void move(false);
    else setUnconfirmed({ why: 'pinned', names, moveAnyway: () => void move(true) });
  };
  /** Continues, or asks first if some of the people who get a seat have declined. */
  const confirmDeclined = (attendeeIds: readonly string[], seat: () => void): void => {
    const names = attendeeIds
      .filter((id) => isDeclined(view.people.get(id)?.reply ?? 'none') && !view.seatOf.has(id))
      .map(nameOf);
    if (names.length === 0) seat();
    else setUnconfirmed({ why: 'declined', names, moveAnyway: seat });
  };

  return {
    unconfirmed,
    cancelMove: () => setUnconfirmed(null),
    confirmPinned,
    confirmDeclined,
  };
};
