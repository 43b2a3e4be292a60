import type { Board } from './board.ts';
import type { Term } from './terms.ts';

const rulesOf = ({ resolved }: Board): number[] =>
  resolved.rules.flatMap(({ kind }, source) => (kind === 'Balance' ? source : []));

/** The number of people that a table has too many or too few, in 1/(all seats). */
const offOf = ({ resolved }: Board, table: number, filled: number, seated: number): number => {
  const { firstSeat, seats } = resolved.floor;
  const capacity = (firstSeat[table + 1] as number) - (firstSeat[table] as number);
  return Math.abs(filled * seats - seated * capacity);
};

const partsOf = ({ resolved, perPoint }: Board, source: number, off: number): number =>
  -(resolved.rules[source]?.weight ?? 0) * off * (perPoint / Math.max(1, resolved.floor.seats)) + 0;

/**
 * The cost of Balance by table, shared by the people there. The last entry is the cost of empty tables,
 * shared by everybody seated.
 */
export const balanceTerms = (board: Board, occupants: readonly (readonly number[])[]): Term[][] => {
  const rules = rulesOf(board);
  if (rules.length === 0) return [];
  const termsFor = (off: number, people: readonly number[]): Term[] =>
    rules.flatMap((source) => {
      const parts = partsOf(board, source, off);
      return parts === 0 ? [] : [{ source, group: -1, parts, broken: 0, people, isLacking: true }];
    });
  const everybody = occupants.flat().sort((a, b) => a - b);
  let empty = 0;
  const byTable = occupants.map((people, table): Term[] => {
    const off = offOf(board, table, people.length, everybody.length);
    if (people.length > 0) return termsFor(off, people);
    empty += off;
    return [];
  });
  return [...byTable, termsFor(empty, everybody)];
};

/**
 * The gain or loss of Balance, by rule, if a person moves from one table to another. `filled` has the number
 * of people at each table; the number of tables stands for the pool.
 */
export const balanceChange = (
  board: Board,
  filled: readonly number[],
  from: number,
  to: number,
): [number, number][] => {
  const rules = rulesOf(board);
  if (rules.length === 0 || from === to) return [];
  const seated = filled.reduce((sum, count) => sum + count, 0);
  const then = seated + (from === filled.length ? 1 : 0) - (to === filled.length ? 1 : 0);
  let off = 0;
  filled.forEach((count, table) => {
    const after = count + (table === to ? 1 : 0) - (table === from ? 1 : 0);
    off += offOf(board, table, after, then) - offOf(board, table, count, seated);
  });
  return rules.map((source) => [source, partsOf(board, source, off)]);
};
