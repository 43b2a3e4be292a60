import type { PlanPerson, PlanTable, Wish, WishedPlan, WishedSeat, WishProblem } from './wishes.ts';

type Seated = {
  seats: WishedSeat[];
  /** The wishes of people who keep their present place. */
  staying: Wish[];
  problems: WishProblem[];
};

/**
 * The seats of people to pin, in list order: each gets the next free seat of their table. People who already
 * sit there are pinned where they sit. People who sit elsewhere, or are held, stay. People who decline in the
 * list get no seat.
 */
export const seatsOfWishes = (
  wishes: readonly Wish[],
  declined: ReadonlySet<string>,
  plan: WishedPlan,
): Seated => {
  const seated: Seated = { seats: [], staying: [], problems: [] };
  const people = new Map(plan.people.map((person) => [person.id, person]));
  const tables = new Map(plan.tables.map((table) => [table.id, table]));
  const taken = new Set<string>();
  const done = new Set<string>();
  for (const wish of wishes) {
    const table = tables.get(wish.to);
    if (!wish.isPinned || !table || done.has(wish.id)) continue;
    done.add(wish.id);
    const person = people.get(wish.id);
    const place = declined.has(wish.id) ? 'elsewhere' : person && placeAt(person, table);
    if (place === 'elsewhere') seated.staying.push(wish);
    if (place === 'pinned' || place === 'elsewhere') continue;
    const seatId = place ? place.seatId : nextFree(table, taken);
    if (seatId === undefined) {
      const { index, field } = wish;
      seated.problems.push({ index, field, kind: 'tableFull', words: [table.name] });
      continue;
    }
    taken.add(seatId);
    seated.seats.push({ attendeeId: wish.id, seatId });
  }
  return seated;
};

/** A person's seat at the table; undefined for a person without a seat who may take one there. */
const placeAt = (
  { seatId, isHeld, isPinned }: PlanPerson,
  { seats }: PlanTable,
): 'elsewhere' | 'pinned' | { seatId: string } | undefined => {
  if (seatId === null) return isHeld ? 'elsewhere' : undefined;
  if (!seats.some(({ id }) => id === seatId)) return 'elsewhere';
  return isPinned ? 'pinned' : { seatId };
};

const nextFree = ({ seats }: PlanTable, taken: ReadonlySet<string>): string | undefined =>
  seats.find(({ id, attendeeId }) => attendeeId === null && !taken.has(id))?.id;
