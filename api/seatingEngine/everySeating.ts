import type { Best } from './best.ts';
import { seatAll } from './construct.ts';
import type { Seating } from './seating.ts';
import { compareWorth } from './worth.ts';

/** What it takes to move a person, in exchanges that are only previewed. */
const effortOfMove = 4;

/**
 * Tries every seating of a tiny plan, so that the best is certain. Where several people can only sit down
 * together, no exchange of two leads to it.
 */
export class EverySeating {
  readonly #movable: readonly number[];
  readonly #seats: readonly number[];

  constructor(
    private readonly seating: Seating,
    private readonly best: Best,
    /** The most people who may move. */
    private readonly budget: number,
  ) {
    const { fixed, closed } = seating.model;
    this.#movable = [...fixed.keys()].filter((person) => fixed[person] === 0);
    this.#seats = [...closed.keys()].filter((seat) => closed[seat] === 0);
  }

  /** Whether all can be tried with an effort of at most this many exchanges. */
  isWithin(mostTries: number): boolean {
    // At each depth: the number of ways in which so many people wait and the others sit.
    let ways = [1];
    let effort = 0;
    const people = this.#movable.length;
    for (let depth = 1; depth <= people && effort <= mostTries; depth += 1) {
      const next = Array.from({ length: Math.min(depth, this.#mostWaiting) + 1 }, (_, waiting) => {
        const free = Math.max(0, this.#seats.length - (depth - 1 - waiting));
        return (ways[waiting] ?? 0) * free + (ways[waiting - 1] ?? 0);
      });
      ways = next;
      const nodes = ways.reduce((sum, one) => sum + one, 0);
      effort += depth < people ? effortOfMove * nodes : nodes;
    }
    return effort <= mostTries;
  }

  run(): void {
    const { seating, best } = this;
    if (this.#movable.length === 0) return;
    const { seated, fixed } = seating.model;
    seatAll(
      seating,
      seated.map((seat, person) => (fixed[person] === 1 ? seat : -1)),
    );
    this.#place(0, 0, 0);
    seatAll(seating, best.seatOf);
  }

  /** More people need not wait than in the best seating, if that breaks no hard rule. */
  get #mostWaiting(): number {
    const { hard, waiting } = this.best.worth;
    return hard === 0 ? waiting : Number.POSITIVE_INFINITY;
  }

  /** Tries all seats for the people from this one on. So many wait or have moved before it. */
  #place(index: number, waiting: number, moved: number): void {
    const { seating } = this;
    const { priority, seated } = seating.model;
    const person = this.#movable[index] as number;
    const home = seated[person] as number;
    const isLast = index + 1 === this.#movable.length;
    for (const seat of [...this.#seats, -1]) {
      const nowWaiting = waiting + (seat < 0 ? (priority[person] as number) : 0);
      const nowMoved = moved + (home >= 0 && home !== seat ? 1 : 0);
      const isTaken = seat >= 0 && (seating.personAt[seat] as number) >= 0;
      if (isTaken || nowWaiting > this.#mostWaiting || nowMoved > this.budget) continue;
      seating.preview(person, seat);
      if (isLast && compareWorth(seating.worth(), this.best.worth) <= 0) {
        seating.takeBack();
        continue;
      }
      seating.keep();
      if (isLast) this.best.note(seating);
      else this.#place(index + 1, nowWaiting, nowMoved);
      seating.preview(person, -1);
      seating.keep();
    }
  }
}
