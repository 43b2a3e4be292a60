import type { Resolved } from './resolve.ts';

/** Seats to start from. People who are missing here or may not move keep theirs. */
export type Start = readonly (readonly [personId: string, seatId: string])[];

/** The seats to start from, by person; undefined if more people would move than may. */
export const startOf = (
  { people, floor, seated, fixed, closed, moves }: Resolved,
  start: Start = [],
): Int32Array | undefined => {
  if (start.length === 0) return undefined;
  const indexOf = new Map(floor.seatIds.map((id, index) => [id, index]));
  const startSeatOf = new Map(start.map(([person, seat]) => [person, indexOf.get(seat) ?? -1]));
  const moveTo = people.map(({ id }, person) => {
    const seat = startSeatOf.get(id) ?? -1;
    return fixed[person] === 0 && seat >= 0 && closed[seat] === 0 ? seat : -1;
  });
  const seatOf = seated.map((seat, person) => (moveTo[person] === -1 ? seat : -1));
  const taken = new Set(seatOf);
  const take = (person: number, seat: number) => {
    if (seatOf[person] !== -1 || seat < 0 || taken.has(seat)) return;
    seatOf[person] = seat;
    taken.add(seat);
  };
  for (const [person, seat] of moveTo.entries()) take(person, seat);
  for (const [person, seat] of seated.entries()) take(person, seat);
  const moved = seated.filter((seat, person) => seat >= 0 && seatOf[person] !== seat).length;
  return moved > moves.budget ? undefined : seatOf;
};
