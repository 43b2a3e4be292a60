export type PlacementCommand =
  | {
      type: 'AssignSeat';
      eventId: string;
      seatId: string;
      attendeeId: string;
      /** `refuse`: SEAT_TAKEN naming who sits there; `replace`: they return to the pool. */
      ifTaken: 'refuse' | 'replace';
    }
  | { type: 'UnassignSeat'; eventId: string; seatId: string }
  /** The people on two seats change places. Both seats must be taken. */
  | { type: 'SwapSeats'; eventId: string; seatId: string; otherSeatId: string }
  | { type: 'AutoAssignSeats'; eventId: string }
  /** Several people to one table: they take its free seats in turn, as far as those reach. */
  | { type: 'SeatTogether'; eventId: string; tableId: string; attendeeIds: readonly string[] }
  /** Several people to the holding area, for one reason. Who is held already stays as they are. */
  | {
      type: 'HoldTogether';
      eventId: string;
      attendeeIds: readonly string[];
      reason: string | null;
    }
  /** Several people to the pool, off their seats and out of the holding area. */
  | { type: 'ReturnToPool'; eventId: string; attendeeIds: readonly string[] };
