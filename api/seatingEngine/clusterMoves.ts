import type { Exchanges } from './exchanges.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';
import type { Targets } from './targets.ts';

/** The most people of a cluster, and the fewest. */
const most = 4;
const fewest = 2;
/** The most successive draws that add nobody. */
const inVain = 2;

/**
 * Moves clusters between tables, if all seats of a table are worth the same. A person moves together with
 * some people at the table from whom they gain, and as many people come back. Moving alone, each would lose
 * the others.
 */
export class ClusterMoves {
  readonly #cluster = new Int32Array(most);
  readonly #seats = new Int32Array(most);
  #size = 0;

  constructor(
    private readonly seating: Seating,
    private readonly random: Random,
    private readonly targets: Targets,
    private readonly exchanges: Exchanges,
  ) {}

  /** Gathers people at a person's table who gain from one another. Returns whether there are at least two. */
  gather(person: number): boolean {
    const { random, targets } = this;
    const wanted = fewest + random.below(most - fewest + 1);
    this.#cluster[0] = person;
    this.#size = 1;
    for (let draw = 0; draw < wanted + inVain && this.#size < wanted; draw += 1) {
      const member = this.#cluster[random.below(this.#size)] as number;
      const companion = targets.drawCompanion(member);
      if (companion < 0 || this.#has(companion)) continue;
      this.#cluster[this.#size] = companion;
      this.#size += 1;
    }
    return this.#size >= fewest;
  }

  #has(person: number): boolean {
    for (let index = 0; index < this.#size; index += 1)
      if (this.#cluster[index] === person) return true;
    return false;
  }

  /** Moves the cluster to a table. Returns whether anything changed. */
  propose(table: number): boolean {
    const { seating, random } = this;
    const { firstSeat } = seating.model.floor;
    const from = random.below((firstSeat[table + 1] as number) - (firstSeat[table] as number));
    const first = this.#cluster[0] as number;
    if (!this.exchanges.bestSeats(first, table, from, this.#seats, this.#size)) return false;
    seating.begin();
    for (let index = 0; index < this.#size; index += 1)
      seating.relocate(this.#cluster[index] as number, this.#seats[index] as number);
    return true;
  }
}
