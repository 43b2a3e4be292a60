import type { ProposedMove } from '../../schema/domainEvents.ts';
import type { IfTaken } from '../../schema/inputs/placement.ts';

/** Seats that the engine found for people of the pool, with its version, seed and iterations. */
export type FoundSeats = {
  assignments: [seatId: string, attendeeId: string][];
  engine: string;
  seed: number;
  done: number;
};

/** Unless set, a command that would move a pinned person is refused. */
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
  | {
      type: 'AutoAssignSeats';
      eventId: string;
      /** The seats that the engine found for a plan with rules. */
      found?: FoundSeats;
    }
  /** Makes the moves of a proposal if the plan has not changed since. */
  | {
      type: 'TakeSeatingProposal';
      eventId: string;
      proposalId: string;
      moves: readonly ProposedMove[];
      /** The budget of the rung that has these moves; null for the proposal itself. */
      budget: number | null;
      /** People who stay on their seats. People who would take these seats stay too. */
      without: readonly string[];
      /** Leaves out moves that no longer fit. */
      whatStillFits: boolean;
    }
  /** Seats several people at one table, until its free seats are taken. */
  | ({
      type: 'SeatTogether';
      eventId: string;
      tableId: string;
      attendeeIds: readonly string[];
    } & MayMovePinned)
  /** Moves several people to holding for one reason. People who are held already keep their reason. */
  | ({
      type: 'HoldTogether';
      eventId: string;
      attendeeIds: readonly string[];
      reason: string | null;
    } & MayMovePinned)
  /** Returns several people to the pool from seats and holding. */
  | ({ type: 'ReturnToPool'; eventId: string; attendeeIds: readonly string[] } & MayMovePinned);
