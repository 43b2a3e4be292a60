/**
 * Which seats a table loses when it gets smaller (decisions, "Tables and seats"): empty ones go
 * first, from the highest position down, then taken ones likewise. `seats` are in order of position.
 */
export const seatsToGo = <Seat extends { isTaken: boolean }>(
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
