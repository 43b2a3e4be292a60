import type { Model } from './model.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';
import type { Targets } from './targets.ts';

/** Whether people may leave and take a stretch of a table's seats. */
const isOpen = (
  { closed }: Model,
  first: number,
  capacity: number,
  begin: number,
  length: number,
): boolean => {
  for (let index = 0; index < length; index += 1)
    if (closed[first + ((begin + index) % capacity)] === 1) return false;
  return true;
};

/** Swaps all people of two tables of equal size, seat by seat. Returns false if that is not possible. */
export const exchangeTables = (seating: Seating, one: number, other: number): boolean => {
  const { model } = seating;
  const { firstSeat } = model.floor;
  const firstOne = firstSeat[one] as number;
  const firstOther = firstSeat[other] as number;
  const capacity = (firstSeat[one + 1] as number) - firstOne;
  if (one === other || (firstSeat[other + 1] as number) - firstOther !== capacity) return false;
  if (!isOpen(model, firstOne, capacity, 0, capacity)) return false;
  if (!isOpen(model, firstOther, capacity, 0, capacity)) return false;
  seating.begin();
  for (let index = 0; index < capacity; index += 1)
    seating.exchange(firstOne + index, firstOther + index);
  return true;
};

/** Moves within one table, and exchanges of two whole tables. */
export class TableMoves {
  readonly #model: Model;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly targets: Targets,
  ) {
    this.#model = seating.model;
  }

  /** Swaps two seats of a table, or reverses or shifts a stretch of seats. */
  proposeWithin(): boolean {
    const { seating, random } = this;
    const { floor, closed } = this.#model;
    const seat = random.below(floor.seats);
    const table = floor.tableOf[seat] as number;
    const first = floor.firstSeat[table] as number;
    const capacity = (floor.firstSeat[table + 1] as number) - first;
    if (capacity < 2) return false;
    if (random.below(4) === 0) {
      const length = 2 + random.below(capacity - 1);
      const begin = seat - first;
      if (!isOpen(this.#model, first, capacity, begin, length)) return false;
      if (random.below(2) === 0) return this.#turn(first, capacity, begin, length);
      return this.#shift(first, capacity, begin, length);
    }
    const other = this.targets.seatIn(table);
    if (seat === other || closed[seat] === 1 || closed[other] === 1) return false;
    const { personAt } = seating;
    const isEmpty = (personAt[seat] as number) < 0;
    const person = personAt[isEmpty ? other : seat] as number;
    if (person < 0) return false;
    seating.preview(person, isEmpty ? seat : other);
    return true;
  }

  #turn(first: number, capacity: number, begin: number, length: number): boolean {
    const { seating } = this;
    seating.begin();
    for (let index = 0; 2 * index < length - 1; index += 1)
      seating.exchange(
        first + ((begin + index) % capacity),
        first + ((begin + length - 1 - index) % capacity),
      );
    return true;
  }

  /** Moves the person at the start of a stretch to its end, and the others one seat towards its start. */
  #shift(first: number, capacity: number, begin: number, length: number): boolean {
    const { seating } = this;
    seating.begin();
    for (let index = 0; index + 1 < length; index += 1)
      seating.exchange(
        first + ((begin + index) % capacity),
        first + ((begin + index + 1) % capacity),
      );
    return true;
  }

  /** Exchanges two tables drawn at random. */
  proposeExchange(): boolean {
    const { seating, random } = this;
    const { tables } = this.#model.floor;
    const one = random.below(tables);
    return exchangeTables(seating, one, random.below(tables));
  }
}
