import type { Seating } from './seating.ts';
import type { TableGains } from './tableGains.ts';

/** Finds the best of all exchanges with a table by reading what everybody would gain. */
export class Exchanges {
  /** What the last exchange found gains: near the truth, hard units at a price of their own. */
  gain = 0;

  constructor(
    private readonly seating: Seating,
    private readonly gains: TableGains,
  ) {}

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
}
