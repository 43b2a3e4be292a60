import { bestOf, bestSeats, type Elsewhere } from './elsewhere.ts';
import { type ExplainedSeating, type PersonPoints, pointsOfPerson } from './explained.ts';
import { reasonsOf, type SeatReason } from './reasons.ts';

const bestShown = 3;

/** Why a person sits where they sit, and which seats would be better or worse. */
export type SeatExplanation = PersonPoints & {
  seatId: string | null;
  tableId: string | null;
  reasons: SeatReason[];
  /** The best seat at each table, without tables where only pinned people sit. */
  elsewhere: Elsewhere[];
  /** The three best of these seats. */
  best: Elsewhere[];
};

/** Explains the seat of a person; undefined for a person who takes no part. */
export const explainSeat = (
  seating: ExplainedSeating,
  personId: string,
): SeatExplanation | undefined => {
  const { board } = seating;
  const person = board.indexOf.get(personId);
  if (person === undefined) return undefined;
  const elsewhere = bestSeats(seating, person);
  return {
    ...pointsOfPerson(seating, person),
    seatId: board.model.floor.seatIds[board.seating.seatOf[person] as number] ?? null,
    tableId: board.tableIds[board.seating.tableOf[person] as number] ?? null,
    reasons: reasonsOf(seating, person),
    elsewhere,
    best: bestOf(elsewhere, bestShown),
  };
};
