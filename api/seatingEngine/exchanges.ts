import type { Seating } from './seating.ts';
import type { TableGains } from './tableGains.ts';

/** Finds the best exchange with a table by reading everybody's gains. */
export class Exchanges {
  /** The estimated gain of the last exchange found, with a price of its own for a hard unit. */
  gain = 0;
  /** The gains of the seats found for a group. */
  private readonly best: Float64Array;

  constructor(
    private readonly seating: Seating,
    private readonly gains: TableGains,
  ) {
    this.best = new Float64Array(seating.model.floor.seats);
  }

  /**
   * The seat of a table where a person from elsewhere gains most, counting the gain of the person who comes
   * back. Starts looking at position `from`; -1 if nobody at the table may move.
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
   * Fills `seats` with the `size` seats of a table whose occupants gain most by changing places with a group,
   * best first. Starts looking at position `from`. Returns false if too few people may move.
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
