import type { IfTaken } from '../../schema/inputs/placement.ts';

/** Without it a command that would move somebody pinned is refused. */
type MayMovePinned = { movePinned?: boolean };

export type PlacementCommand =
  | ({
      type: 'AssignSeat';
      eventId: string;
      seatId: string;
      attendeeId: string;
      ifTaken: IfTaken;
    } & MayMovePinned)
  | ({ type: 'UnassignSeat'; eventId: string; seatId: string } & MayMovePinned)
  /** Two people exchange seats. Both seats must be taken. */
  | ({ type: 'SwapSeats'; eventId: string; seatId: string; otherSeatId: string } & MayMovePinned)
  | { type: 'AutoAssignSeats'; eventId: string }
  /** Seats several people on the free seats of one table, as far as they go. */
  | ({
      type: 'SeatTogether';
      eventId: string;
      tableId: string;
      attendeeIds: readonly string[];
    } & MayMovePinned)
  /** Moves several people to holding for one reason. People who are held already keep theirs. */
  | ({
      type: 'HoldTogether';
      eventId: string;
      attendeeIds: readonly string[];
      reason: string | null;
    } & MayMovePinned)
  /** Returns several people to the pool from seats and holding. */
  | ({ type: 'ReturnToPool'; eventId: string; attendeeIds: readonly string[] } & MayMovePinned);
