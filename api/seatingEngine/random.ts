/** A seeded source of numbers (mulberry32): the same seed gives the same numbers on any machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** 32 random bits, from 0. */
  bits(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A number from 0 to before `end`. */
  below(end: number): number {
    return Math.floor((this.bits() * end) / 2 ** 32);
  }

  /** Shuffles the items in place. */
  shuffle<Item>(items: { [index: number]: Item; readonly length: number }): void {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const item = items[last] as Item;
      items[last] = items[other] as Item;
      items[other] = item;
    }
  }
}
