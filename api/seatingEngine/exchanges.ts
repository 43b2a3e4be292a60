import type { Seating } from './seating.ts';
import type { TableGains } from './tableGains.ts';

/** Finds the best of all exchanges with a table by reading what everybody would gain. */
export class Exchanges {
  /** What the last exchange found gains: near the truth, hard units at a price of their own. */
  gain = 0;
  /** What those gain who were found for a group. */
  private readonly best: Float64Array;

  constructor(
    private readonly seating: Seating,
    private readonly gains: TableGains,
  ) {
    this.best = new Float64Array(seating.model.floor.seats);
  }

  /**
   * The seat of a table, from one of its positions on, where somebody who sits elsewhere gains most
   * together with whoever comes back; -1 where none is loose.
   */
  bestSeat(person: number, table: number, from: number): number {
    const { seating, gains } = this;
    const { floor, closed, tiedTo } = seating.model;
    const before = seating.tableOf[person] as number;
    const first = floor.firstSeat[table] as number;
    const end = floor.firstSeat[table + 1] as number;
    gains.compare(person);
    let best = -1;
    let bestGain = Number.NEGATIVE_INFINITY;
    let isFreeSeen = false;
    let seat = first + from;
    for (let count = end - first; count > 0; count -= 1) {
      const occupant = seating.personAt[seat] as number;
      if (occupant >= 0) {
        if (closed[seat] === 0 && (tiedTo[occupant] as number) < 0) {
          const gain = gains.exchanged(person, occupant, before, table);
          if (gain > bestGain) {
            bestGain = gain;
            best = seat;
          }
        }
      } else if (!isFreeSeen && closed[seat] === 0) {
        isFreeSeen = true;
        const fill = seating.gainOfFill(before, table);
        const gain = fill.value + fill.balance;
        if (gain > bestGain) {
          bestGain = gain;
          best = seat;
        }
      }
      seat += 1;
      if (seat === end) seat = first;
    }
    this.gain = bestGain + gains.moved(person, before, table);
    return best;
  }

  /**
   * The seats of a table, from one of its positions on, whose occupants gain most by going to where
   * somebody of a group of `size` sits: into `seats`, the best first; false where not so many are loose.
   */
  bestSeats(person: number, table: number, from: number, seats: Int32Array, size: number): boolean {
    const { seating, gains, best } = this;
    const { floor, closed, tiedTo } = seating.model;
    const before = seating.tableOf[person] as number;
    const first = floor.firstSeat[table] as number;
    const end = floor.firstSeat[table + 1] as number;
    gains.compare(person);
    let found = 0;
    let seat = first + from;
    for (let count = end - first; count > 0; count -= 1) {
      const occupant = seating.personAt[seat] as number;
      if (closed[seat] === 0 && (occupant < 0 || (tiedTo[occupant] as number) < 0)) {
        const gain = occupant < 0 ? 0 : gains.exchanged(person, occupant, before, table);
        let at = found;
        for (; at > 0 && gain > (best[at - 1] as number); at -= 1) {
          if (at === size) continue;
          best[at] = best[at - 1] as number;
          seats[at] = seats[at - 1] as number;
        }
        if (at < size) {
          best[at] = gain;
          seats[at] = seat;
          found = Math.min(size, found + 1);
        }
      }
      seat += 1;
      if (seat === end) seat = first;
    }
    return found === size;
  }
}
