import type { Floor, Rows } from '../floor.ts';

/** The best that a floor allows, whoever sits on it. */
export type Limits = {
  /** Capacities, the largest first. */
  capacities: readonly number[];
  /** The most seats beside one seat. */
  next: number;
  opposite: number;
  beside: number;
  /** The most pairs of next or beside seats that a group of this size can fill. */
  pairsOf: (size: number, how: 'next' | 'nextOrOpposite') => number;
};

const most = (numbers: Iterable<number>): number => {
  let largest = 0;
  for (const number of numbers) largest = Math.max(largest, number);
  return largest;
};

const widthsOf = ({ start }: Rows): number[] =>
  Array.from(start.subarray(1), (end, row) => end - (start[row] as number));

/** The runs of adjacent seats: their lengths and numbers of pairs. */
const runsOf = ({ next, seats }: Floor): { seats: number; pairs: number }[] => {
  const runs: { seats: number; pairs: number }[] = [];
  const isSeen = new Uint8Array(seats);
  for (let first = 0; first < seats; first += 1) {
    if (isSeen[first]) continue;
    isSeen[first] = 1;
    const run = [first];
    let ends = 0;
    for (const seat of run)
      for (const other of next.items.subarray(next.start[seat], next.start[seat + 1])) {
        ends += 1;
        if (isSeen[other]) continue;
        isSeen[other] = 1;
        run.push(other);
      }
    runs.push({ seats: run.length, pairs: ends / 2 });
  }
  return runs.sort((a, b) => b.seats - a.seats);
};

/** The limits of a floor, computed once for all people. */
export const limitsOf = (floor: Floor): Limits => {
  const capacities = Array.from(
    { length: floor.tables },
    (_, table) => (floor.firstSeat[table + 1] as number) - (floor.firstSeat[table] as number),
  ).sort((a, b) => b - a);
  const runs = runsOf(floor);
  const widths = widthsOf(floor.beside).sort((a, b) => b - a);
  /**
   * A run that a group fills completely has all its pairs; otherwise there is one pair fewer than filled
   * seats.
   */
  const nextPairs = (size: number): number => {
    let [left, pairs] = [size, 0];
    for (const run of runs) {
      if (left === 0) break;
      const taken = Math.min(left, run.seats);
      pairs += taken === run.seats ? run.pairs : taken - 1;
      left -= taken;
    }
    return most([pairs, most(runs.filter((run) => run.seats === size).map((run) => run.pairs))]);
  };
  const besidePairs = (size: number): number => {
    let ends = 0;
    for (const width of widths.slice(0, size)) ends += Math.min(width, size - 1);
    return Math.floor(ends / 2);
  };
  return {
    capacities,
    next: most(widthsOf(floor.next)),
    opposite: most(widthsOf(floor.opposite)),
    beside: widths[0] ?? 0,
    pairsOf: (size, how) => (how === 'next' ? nextPairs(size) : besidePairs(size)),
  };
};
