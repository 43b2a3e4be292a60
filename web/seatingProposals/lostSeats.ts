import type { PlanView } from '../seating/planView.ts';

type View = Pick<PlanView, 'people' | 'seats' | 'seatOf' | 'pool'>;

/** The seat of each person when the plan was last compared. */
export type PreviousSeating = ReadonlyMap<string, string>;

/** People who lost their seat and have no other, and seats that lost their occupant and are still free. */
export type Losses = { people: ReadonlySet<string>; seats: ReadonlySet<string> };

export const noLosses: Losses = { people: new Set(), seats: new Set() };

export const seatedIn = ({ seatOf }: View): PreviousSeating =>
  new Map([...seatOf].map(([attendeeId, { id }]) => [attendeeId, id]));

/** The earlier losses that still hold, together with new ones. */
export const updatedLosses = (before: Losses, then: PreviousSeating, view: View): Losses => {
  const waiting = new Set(view.pool.map(({ id }) => id));
  const taken = new Set([...view.seatOf.values()].map(({ id }) => id));
  const isFree = (seatId: string) => view.seats.has(seatId) && !taken.has(seatId);
  const hasLeft = (attendeeId: string) => !waiting.has(attendeeId) && !view.seatOf.has(attendeeId);
  const wereSeated = [...then];
  return {
    people: new Set([
      ...[...before.people].filter((id) => waiting.has(id)),
      ...wereSeated.flatMap(([id, seatId]) =>
        waiting.has(id) && !view.seats.has(seatId) ? [id] : [],
      ),
    ]),
    seats: new Set([
      ...[...before.seats].filter(isFree),
      ...wereSeated.flatMap(([id, seatId]) => (hasLeft(id) && isFree(seatId) ? [seatId] : [])),
    ]),
  };
};
