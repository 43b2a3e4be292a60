import type { PointsSource } from './board.ts';
import {
  type ExplainedSeating,
  idsOf,
  type PersonPoints,
  pointsOfPerson,
  sourceAt,
} from './explained.ts';
import type { Term } from './terms.ts';

/** The result of a rule at one table. */
export type TableReason = {
  source: PointsSource;
  points: number;
  broken: number;
  /** The people at the table whom the rule covers. */
  personIds: string[];
  /** Those of them who break the rule, or miss what it requires. */
  lackingIds: string[];
};

/** Why the people at a table sit there. */
export type TableExplanation = {
  tableId: string;
  /** The points of the people there, including moves and empty tables. */
  points: number;
  broken: number;
  reasons: TableReason[];
  people: PersonPoints[];
};

/** Explains who sits at a table; undefined for an unknown table. */
export const explainTable = (
  seating: ExplainedSeating,
  tableId: string,
): TableExplanation | undefined => {
  const { board, ledger } = seating;
  const table = board.tableIndex.get(tableId);
  if (table === undefined) return undefined;
  const occupants = ledger.occupants[table] ?? [];
  const terms = ledger.byTable[table] ?? [];
  return {
    tableId,
    points: occupants.reduce((sum, one) => sum + (ledger.parts[one] as number), 0) / board.perPoint,
    broken: terms.reduce((sum, { broken }) => sum + broken, 0),
    reasons: [...new Set(terms.map(({ source }) => source))]
      .sort((a, b) => a - b)
      .map((source) => reasonOf(seating, source, terms)),
    people: occupants.map((person) => pointsOfPerson(seating, person)),
  };
};

const reasonOf = ({ board }: ExplainedSeating, source: number, all: readonly Term[]) => {
  const terms = all.filter((term) => term.source === source);
  const peopleOf = (some: readonly Term[]) =>
    idsOf(
      board,
      [...new Set(some.flatMap(({ people }) => people))].sort((a, b) => a - b),
    );
  return {
    source: sourceAt(board, source),
    points: terms.reduce((sum, { parts }) => sum + parts, 0) / board.perPoint,
    broken: terms.reduce((sum, { broken }) => sum + broken, 0),
    personIds: peopleOf(terms),
    lackingIds: peopleOf(terms.filter(({ isLacking }) => isLacking)),
  };
};
