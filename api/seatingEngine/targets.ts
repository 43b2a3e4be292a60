import { byTable, type Model } from './model.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

const tries = 3;

/**
 * Draws places where a person could go. `guided` of 256 draws are people or tables from which the person
 * gains.
 */
export class Targets {
  /** The table of the last `draw`. */
  table = -1;
  readonly #model: Model;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly guided: number,
  ) {
    this.#model = seating.model;
  }

  /**
   * Draws a `table` for a person. Returns somebody there from whom they gain, or -1 for nobody in particular.
   */
  draw(person: number): number {
    const { byPerson, tables } = this.#model.guides;
    const { random } = this;
    const first = byPerson.start[person] as number;
    const sources = (byPerson.start[person + 1] as number) - first;
    if (sources > 0 && random.below(256) < this.guided) {
      const source = byPerson.items[first + random.below(sources)] as number;
      if (source === byTable) {
        const row = this.#model.placeRow[person] as number;
        const start = tables.start[row] as number;
        const size = (tables.start[row + 1] as number) - start;
        this.table = tables.items[start + random.below(size)] as number;
        return -1;
      }
      const other = source < 0 ? this.#member(-1 - source) : source;
      const table = this.seating.tableOf[other] as number;
      if (other !== person && table !== this.seating.pool) {
        this.table = table;
        return other;
      }
    }
    this.table = random.below(this.#model.floor.tables);
    return -1;
  }

  /** A person at the same table from whom this person gains and who may leave; -1 for nobody. */
  drawCompanion(person: number): number {
    const { byPerson } = this.#model.guides;
    const { tableOf, seatOf } = this.seating;
    const first = byPerson.start[person] as number;
    const sources = (byPerson.start[person + 1] as number) - first;
    for (let attempt = 0; attempt < tries && sources > 0; attempt += 1) {
      const source = byPerson.items[first + this.random.below(sources)] as number;
      if (source === byTable) continue;
      const other = source < 0 ? this.#member(-1 - source) : source;
      if (other === person || tableOf[other] !== tableOf[person]) continue;
      if (this.isLoose(seatOf[other] as number)) return other;
    }
    return -1;
  }

  #member(list: number): number {
    const { start, items } = this.#model.guides.lists;
    const first = start[list] as number;
    const size = (start[list + 1] as number) - first;
    return items[first + this.random.below(size)] as number;
  }

  /** A random seat of a table. */
  seatIn(table: number): number {
    const { firstSeat } = this.#model.floor;
    const first = firstSeat[table] as number;
    return first + this.random.below((firstSeat[table + 1] as number) - first);
  }

  /** A random seat beside another; -1 if there is none. */
  seatBeside(seat: number): number {
    const { start, items } = this.#model.floor.beside;
    const first = start[seat] as number;
    const size = (start[seat + 1] as number) - first;
    return size === 0 ? -1 : (items[first + this.random.below(size)] as number);
  }

  /** Whether a seat is free, or its person may move alone. */
  isLoose(seat: number): boolean {
    if (this.#model.closed[seat] === 1) return false;
    const occupant = this.seating.personAt[seat] as number;
    return occupant < 0 || (this.#model.tiedTo[occupant] as number) < 0;
  }
}
