import { balanceTerms } from './balance.ts';
import type { Board } from './board.ts';
import { shareOf } from './parts.ts';
import { groupTermsAt, moveTerms, occupantsOf, pairTermsAt, togetherTerms } from './tableTerms.ts';
import type { Term } from './terms.ts';

/** All terms of a seating, and their sums. */
export type Ledger = {
  occupants: readonly (readonly number[])[];
  byTable: readonly (readonly Term[])[];
  /** Terms that belong to no table: split groups, empty tables, moves. */
  elsewhere: readonly Term[];
  /** Each person's points, in parts. */
  parts: Float64Array;
  /** Units of hard rules that each person has a share in. */
  broken: Float64Array;
  total: { parts: number; broken: number };
};

/** All terms of a ledger: those of tables first. */
export const termsOf = ({ byTable, elsewhere }: Ledger): Term[] => [
  ...byTable.flat(),
  ...elsewhere,
];

/** A person's share of a term. */
export const shareIn = ({ parts, people }: Term, person: number): number => {
  const position = people.indexOf(person);
  return position < 0 ? 0 : shareOf(parts, people.length, position);
};

/** The ledger of the board's present seating. */
export const ledgerOf = (board: Board): Ledger => {
  const { model, groups } = board;
  const tables = Array.from({ length: model.floor.tables }, (_, table) => table);
  const occupants = tables.map((table) => occupantsOf(board, table));
  const balance = balanceTerms(board, occupants);
  const byTable = occupants.map((people, table) => [
    ...groupTermsAt(board, table, people),
    ...pairTermsAt(board, people),
    ...(balance[table] ?? []),
  ]);
  const everybody = Array.from({ length: model.people }, (_, person) => person);
  const ledger: Ledger = {
    occupants,
    byTable,
    elsewhere: [
      ...togetherTerms(board, groups.keys()),
      ...(balance[model.floor.tables] ?? []),
      ...moveTerms(board, everybody),
    ],
    parts: new Float64Array(model.people),
    broken: new Float64Array(model.people),
    total: { parts: 0, broken: 0 },
  };
  for (const term of termsOf(ledger)) add(ledger, term);
  return ledger;
};

const add = ({ parts, broken, total }: Ledger, term: Term): void => {
  total.parts += term.parts;
  total.broken += term.broken;
  term.people.forEach((person, position) => {
    parts[person] = (parts[person] as number) + shareOf(term.parts, term.people.length, position);
    broken[person] = (broken[person] as number) + term.broken;
  });
};
