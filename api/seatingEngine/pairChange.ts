import type { Model } from './model.ts';

/** The part of a seating that terms read. */
export type Places = {
  /** The seat of each person; -1 in the pool. */
  seatOf: Int32Array;
  /** The table of each person; the number of tables in the pool. */
  tableOf: Int32Array;
  /** The person on each seat; -1 for nobody. */
  personAt: Int32Array;
};

/** The row of a seat in its table's matrix, so that adding another seat of that table gives the cell. */
export const relationRow = ({ floor }: Model, seat: number, table: number): number => {
  const first = floor.firstSeat[table] as number;
  const capacity = (floor.firstSeat[table + 1] as number) - first;
  return (floor.relationStart[table] as number) + (seat - first) * capacity - first;
};

/**
 * The difference in the value of a person's pairs if they move from seat `from` of table `before` to seat
 * `to` of table `after`, while everybody but `except` stays.
 */
export const pairChange = (
  model: Model,
  { tableOf, seatOf }: Places,
  person: number,
  except: number,
  from: number,
  before: number,
  to: number,
  after: number,
): number => {
  const { start, other, table, relation } = model.pairs;
  const { seatsMatter, floor } = model;
  const end = start[person + 1] as number;
  let at = start[person] as number;
  if (at === end || (before === after && !seatsMatter)) return 0;
  const pool = floor.tables;
  const fromRow = before === pool ? 0 : relationRow(model, from, before);
  const toRow = after === pool ? 0 : relationRow(model, to, after);
  let sum = 0;
  for (; at < end; at += 1) {
    const partner = other[at] as number;
    const where = tableOf[partner] as number;
    if (where === pool || partner === except) continue;
    if (where === before) {
      sum -= table[at] as number;
      if (seatsMatter) {
        const kind = floor.relations[fromRow + (seatOf[partner] as number)] as number;
        if (kind !== 0) sum -= relation[4 * at + kind] as number;
      }
    }
    if (where === after) {
      sum += table[at] as number;
      if (seatsMatter) {
        const kind = floor.relations[toRow + (seatOf[partner] as number)] as number;
        if (kind !== 0) sum += relation[4 * at + kind] as number;
      }
    }
  }
  return sum;
};
