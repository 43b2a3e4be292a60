import type { Company } from './model.ts';
import type { Places } from './pairChange.ts';

/** The value of rules that require somebody of a kind beside a person. */
export class CompanyTerms {
  constructor(
    private readonly company: Company,
    private readonly places: Places,
  ) {}

  /** Whether exchanging the two people (-1: nobody) changes nothing. */
  isAlike(person: number, other: number): boolean {
    const { who } = this.company;
    return this.isAlikeToOthers(person, other) && who[person] === (other < 0 ? 0 : who[other]);
  }

  /** Whether exchanging the two people changes nothing for their neighbours. */
  isAlikeToOthers(person: number, other: number): boolean {
    const { by } = this.company;
    return by[person] === (other < 0 ? 0 : by[other]);
  }

  /** The difference in value when two people from different tables, or from the pool (-1), change places. */
  change(person: number, other: number, from: number, to: number): number {
    const { who, by } = this.company;
    const forPerson = who[person] as number;
    const forOther = other < 0 ? 0 : (who[other] as number);
    let sum = 0;
    if (forPerson !== 0 || forOther !== 0) {
      const here = this.#besideOf(from, -1);
      const there = this.#besideOf(to, -1);
      if (from >= 0) sum += this.#worth(forOther, here) - this.#worth(forPerson, here);
      if (to >= 0) sum += this.#worth(forPerson, there) - this.#worth(forOther, there);
    }
    const byPerson = by[person] as number;
    const byOther = other < 0 ? 0 : (by[other] as number);
    if (byPerson === byOther) return sum;
    return sum + this.#noticed(from, byPerson, byOther) + this.#noticed(to, byOther, byPerson);
  }

  /** The difference for the neighbours of a seat when its person is replaced, by the bits of both people. */
  #noticed(seat: number, leaves: number, joins: number): number {
    if (seat < 0) return 0;
    const { seats, who } = this.company;
    const { personAt } = this.places;
    const end = seats.start[seat + 1] as number;
    let sum = 0;
    for (let at = seats.start[seat] as number; at < end; at += 1) {
      const beside = seats.items[at] as number;
      const neighbour = personAt[beside] as number;
      const bits = neighbour < 0 ? 0 : (who[neighbour] as number) & (leaves ^ joins);
      if (bits === 0) continue;
      const others = this.#besideOf(beside, seat);
      sum += this.#worth(bits, others | joins) - this.#worth(bits, others | leaves);
    }
    return sum;
  }

  /** The bits of all people beside a seat except one. */
  #besideOf(seat: number, except: number): number {
    if (seat < 0) return 0;
    const { seats, by } = this.company;
    const { personAt } = this.places;
    const end = seats.start[seat + 1] as number;
    let bits = 0;
    for (let at = seats.start[seat] as number; at < end; at += 1) {
      const beside = seats.items[at] as number;
      const neighbour = personAt[beside] as number;
      if (neighbour >= 0 && beside !== except) bits |= by[neighbour] as number;
    }
    return bits;
  }

  /** The value of a person with `bits` whose neighbours have `beside`. */
  #worth(bits: number, beside: number): number {
    const { kept, broken } = this.company;
    let sum = 0;
    for (let left = bits; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      sum += ((beside >> bit) & 1 ? kept[bit] : broken[bit]) as number;
    }
    return sum;
  }

  worthAt(seat: number): number {
    const occupant = this.places.personAt[seat] as number;
    const bits = occupant < 0 ? 0 : (this.company.who[occupant] as number);
    return bits === 0 ? 0 : this.#worth(bits, this.#besideOf(seat, -1));
  }
}
