import type { Seating } from './seating.ts';
import { isPlaceWorth } from './stage.ts';
import { exchangeTables } from './tableMoves.ts';

/** Prices far above any points, so that sums compare as `compareWorth` does. */
const perUnit = 1e12;
const perWaiting = 1e7;

/** What an exchange of two neighbours takes, in exchanges of one person. */
const triesForTwo = 4;

/**
 * Descends by exchanges of two people, two pairs of neighbours or two tables until none improves the seating, or
 * `mostTries` have been made. If there are more pairs of seats than tries, only those at one table and with a
 * free seat are tried; and neighbours only if there are tries enough for all.
 */
export class Polish {
  #tries = 0;

  constructor(
    private readonly seating: Seating,
    private readonly mostTries: number,
    /** The most people who may move. */
    private readonly budget: number,
  ) {}

  run(): void {
    for (let isBetter = true; isBetter && this.#tries < this.mostTries; ) {
      isBetter = this.#seatWaiting();
      isBetter = this.#exchangeTables() || isBetter;
      isBetter = this.#exchangeSeats() || isBetter;
      // This takes longest, so nothing else is left to gain before it.
      isBetter = isBetter || this.#exchangeNeighbours();
    }
  }

  /**
   * Seats people who wait, by falling priority, on free seats or in place of others. Takes at most half of
   * the tries.
   */
  #seatWaiting(): boolean {
    const { seating } = this;
    const { priority, fixed } = seating.model;
    const waiting = [...seating.inPool.items.subarray(0, seating.inPool.size)]
      .filter((person) => fixed[person] === 0)
      .sort((a, b) => (priority[b] as number) - (priority[a] as number) || a - b);
    const { items, size } = seating.freeSeats;
    const seats = [...items.subarray(0, size), ...seating.personAt.keys()];
    let isBetter = false;
    for (const person of waiting)
      for (const seat of seats) {
        if (seating.seatOf[person] !== -1 || this.#tries >= this.mostTries / 2) break;
        isBetter = this.#try(person, seat) || isBetter;
      }
    return isBetter;
  }

  /** Exchanges tables of equal size. Each seat counts as a try. */
  #exchangeTables(): boolean {
    const { seating } = this;
    const { tables, seats } = seating.model.floor;
    if (!isPlaceWorth(seating.model) || tables * seats > this.mostTries) return false;
    let isBetter = false;
    for (let one = 0; one < tables; one += 1)
      for (let other = one + 1; other < tables; other += 1)
        if (exchangeTables(seating, one, other)) isBetter = this.#keepIfBetter() || isBetter;
    this.#tries += tables * seats;
    return isBetter;
  }

  #exchangeSeats(): boolean {
    const { seating } = this;
    const { floor, seatsMatter } = seating.model;
    const { seats } = floor;
    const isComplete = (seats * seats) / 2 <= this.mostTries;
    let isBetter = false;
    for (let one = 0; one < seats && this.#tries < this.mostTries; one += 1) {
      const table = floor.tableOf[one] as number;
      const end = isComplete ? seats : (floor.firstSeat[table + 1] as number);
      if (isComplete || seatsMatter)
        for (let other = one + 1; other < end; other += 1)
          isBetter = this.#exchange(one, other) || isBetter;
      if (!isComplete && (seating.personAt[one] as number) < 0)
        isBetter = this.#fillSeat(one) || isBetter;
    }
    return isBetter;
  }

  /** Exchanges two neighbours with two others, in both orders. Alone, each would lose the other. */
  #exchangeNeighbours(): boolean {
    const { seating } = this;
    const { floor, closed, seatsMatter } = seating.model;
    const { start, items } = floor.next;
    const pairs: [number, number][] = [];
    for (let one = 0; one < floor.seats; one += 1)
      for (const other of items.subarray(start[one], start[one + 1]))
        if (one < other && closed[one] === 0 && closed[other] === 0) pairs.push([one, other]);
    const tries = triesForTwo * pairs.length ** 2;
    if (!seatsMatter || this.#tries + tries > this.mostTries) return false;
    this.#tries += tries;
    let isBetter = false;
    for (const [index, [one, other]] of pairs.entries())
      for (const [third, fourth] of pairs.slice(index + 1)) {
        if (third === one || third === other || fourth === one || fourth === other) continue;
        for (const isTurned of [false, true]) {
          seating.begin();
          seating.exchange(one, isTurned ? fourth : third);
          seating.exchange(other, isTurned ? third : fourth);
          isBetter = this.#keepIfBetter() || isBetter;
        }
      }
    return isBetter;
  }

  #fillSeat(free: number): boolean {
    const { seats } = this.seating.model.floor;
    let isBetter = false;
    for (let seat = 0; seat < seats && this.#tries < this.mostTries; seat += 1) {
      isBetter = this.#exchange(seat, free) || isBetter;
      if ((this.seating.personAt[free] as number) >= 0) break;
    }
    return isBetter;
  }

  #exchange(one: number, other: number): boolean {
    const person = this.seating.personAt[one] as number;
    if (person >= 0) return this.#try(person, other);
    const second = this.seating.personAt[other] as number;
    return second >= 0 && this.#try(second, one);
  }

  #try(person: number, seat: number): boolean {
    const { seating } = this;
    const { closed } = seating.model;
    const from = seating.seatOf[person] as number;
    if (closed[seat] === 1 || (from >= 0 && closed[from] === 1)) return false;
    this.#tries += 1;
    seating.preview(person, seat);
    return this.#keepIfBetter();
  }

  #keepIfBetter(): boolean {
    const { seating } = this;
    const isWithin = seating.moved <= 0 || seating.totalMoved + seating.moved <= this.budget;
    // Rounding the fractions of Balance can add up to almost a millionth.
    if (isWithin && seating.gain(perUnit, perWaiting) > 1e-6) {
      seating.keep();
      return true;
    }
    seating.takeBack();
    return false;
  }
}
