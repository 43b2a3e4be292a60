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
  | { type: 'SeatTogether'; eventId: string; tableId: string; attendeeIds: readonly string[] };
