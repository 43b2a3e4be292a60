import type { Model } from './model.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/** Whether a person leaves and returns with their whole tied group. */
const isBound = ({ tiedTo, mayPart }: Model, person: number): boolean =>
  (tiedTo[person] as number) >= 0 && mayPart[tiedTo[person] as number] === 0;

/** Moves a person to the pool, with their whole tied group unless it may part. */
export const moveToPool = (seating: Seating, person: number): void => {
  const { tied, tiedTo } = seating.model;
  const group = tiedTo[person] as number;
  if (!isBound(seating.model, person)) seating.relocate(person, -1);
  else
    for (let at = tied.start[group] as number; at < (tied.start[group + 1] as number); at += 1)
      seating.relocate(tied.items[at] as number, -1);
};

export class PoolMoves {
  readonly #model: Model;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
  ) {
    this.#model = seating.model;
  }

  /** Moves a tied group to the pool, from where it comes back whole. */
  proposeLeaving(person: number): boolean {
    const { seating } = this;
    if (!isBound(this.#model, person) || seating.seatOf[person] === -1) return false;
    seating.begin();
    moveToPool(seating, person);
    return true;
  }

  /** Seats a person from the pool: half the time on a free seat, otherwise on any. */
  proposeSeating(person: number): boolean {
    const { seating, random } = this;
    const { freeSeats } = seating;
    const seat =
      freeSeats.size > 0 && random.below(2) === 0
        ? (freeSeats.items[random.below(freeSeats.size)] as number)
        : random.below(this.#model.floor.seats);
    if (this.#model.closed[seat] === 1) return false;
    seating.preview(person, seat);
    return true;
  }
}
