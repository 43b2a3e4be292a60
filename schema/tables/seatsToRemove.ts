/**
 * The seats that a shrinking table loses (specification, decisions on "Tables and seats"): empty ones first,
 * each from the highest position down. `seats` are sorted by position.
 */
export const seatsToRemove = <Seat extends { isTaken: boolean }>(
  seats: readonly Seat[],
  count: number,
): Seat[] => {
  const fromTheEnd = [...seats].reverse();
  const order = [
    ...fromTheEnd.filter(({ isTaken }) => !isTaken),
    ...fromTheEnd.filter(({ isTaken }) => isTaken),
  ];
  return order.slice(0, Math.max(0, count));
};
