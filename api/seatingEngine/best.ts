import type { Seating } from './seating.ts';
import { compareWorth, type Worth } from './worth.ts';

/** The best seating that a search has seen. */
export class Best {
  readonly seatOf: Int32Array;
  worth: Worth;

  constructor(seating: Seating) {
    this.seatOf = seating.seatOf.slice();
    this.worth = seating.worth();
  }

  /** Keeps a seating if it is better. */
  note(seating: Seating): void {
    const worth = seating.worth();
    if (compareWorth(worth, this.worth) <= 0) return;
    this.worth = worth;
    this.seatOf.set(seating.seatOf);
  }
}
