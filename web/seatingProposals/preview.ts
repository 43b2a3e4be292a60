import { type PlanView, viewOf } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';

export type Move = { attendeeId: string; fromSeatId: string | null; toSeatId: string | null };

/**
 * The remaining moves if some people stay. As on the server, whoever would take their seats stays as well.
 */
export const movesWithout = (moves: readonly Move[], without: ReadonlySet<string>): Move[] => {
  const takerOf = takersOf(moves);
  const fromOf = new Map(moves.map((move) => [move.attendeeId, move.fromSeatId]));
  const staying = new Set<string>();
  const stay = (attendeeId: string | undefined) => {
    if (attendeeId === undefined || staying.has(attendeeId)) return;
    staying.add(attendeeId);
    stay(takerOf.get(fromOf.get(attendeeId) ?? ''));
  };
  for (const { attendeeId } of moves) if (without.has(attendeeId)) stay(attendeeId);
  return moves.filter(({ attendeeId }) => !staying.has(attendeeId));
};

/** For each seat that somebody moves to, who takes it. */
const takersOf = (moves: readonly Move[]): Map<string, string> =>
  new Map(
    moves.flatMap((move) => (move.toSeatId ? [[move.toSeatId, move.attendeeId] as const] : [])),
  );

export const viewAfter = (plan: Plan, moves: readonly Move[]): PlanView => {
  const seatOf = new Map(moves.map((move) => [move.attendeeId, move.toSeatId]));
  const takerOf = takersOf(moves);
  const seats = plan.seats.map((seat) => {
    const occupantId = takerOf.get(seat.id);
    if (occupantId)
      return occupantId === seat.attendeeId ? seat : { ...seat, attendeeId: occupantId };
    return seat.attendeeId && seatOf.has(seat.attendeeId) ? { ...seat, attendeeId: null } : seat;
  });
  return viewOf({ ...plan, seats });
};

export type TableChange = { tableId: string; arriving: string[]; leaving: string[] };

/** For each table that changes, in table order, the people who join and leave it. */
export const tablesChanged = (view: PlanView, moves: readonly Move[]): TableChange[] => {
  const tableOf = (seatId: string | null) => view.seats.get(seatId ?? '')?.tableId;
  return view.tables.flatMap(({ table: { id } }): TableChange[] => {
    const isHere = (seatId: string | null) => tableOf(seatId) === id;
    const idsOf = (some: readonly Move[]) => some.map(({ attendeeId }) => attendeeId);
    const arriving = idsOf(moves.filter((one) => isHere(one.toSeatId) && !isHere(one.fromSeatId)));
    const leaving = idsOf(moves.filter((one) => isHere(one.fromSeatId) && !isHere(one.toSeatId)));
    return arriving.length + leaving.length > 0 ? [{ tableId: id, arriving, leaving }] : [];
  });
};
