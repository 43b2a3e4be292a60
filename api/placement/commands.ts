import type { IfTaken } from '../../schema/inputs/placement.ts';

export type PlacementCommand =
  | {
      type: 'AssignSeat';
      eventId: string;
      seatId: string;
      attendeeId: string;
      ifTaken: IfTaken;
    }
  | { type: 'UnassignSeat'; eventId: string; seatId: string }
  /** Two people exchange seats. Both seats must be taken. */
  | { type: 'SwapSeats'; eventId: string; seatId: string; otherSeatId: string }
  | { type: 'AutoAssignSeats'; eventId: string }
  /** Seats several people on the free seats of one table, as far as they go. */
  | { type: 'SeatTogether'; eventId: string; tableId: string; attendeeIds: readonly string[] }
  /** Moves several people to holding for one reason. People who are held already keep theirs. */
  | {
      type: 'HoldTogether';
      eventId: string;
      attendeeIds: readonly string[];
      reason: string | null;
    }
  /** Returns several people to the pool from seats and holding. */
  | { type: 'ReturnToPool'; eventId: string; attendeeIds: readonly string[] };
