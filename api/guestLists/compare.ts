import {
  type Cells,
  type CellValue,
  cellOf,
  cellsBeside,
  fieldsOf,
  isSameCell,
  type ListColumn,
  type ListedField,
  type ListRow,
} from '../../schema/guestLists/cells.ts';
import { isUnnamedGuest } from '../../schema/imports/hosts.ts';
import { likeMissing } from './likeMissing.ts';
import { type Known, matchRows, type Present, type Who } from './matchRows.ts';
import { isExpectedOn, unnamedList } from './whichList.ts';

/** A person's latest cells in lists, and the lists that contain them. */
export type Base = { cells: Cells; lists: readonly string[] };

export type GuestList = {
  /** Identifies the list: see `listOf`. */
  of?: string;
  columns: readonly ListColumn[];
  rows: readonly ListRow[];
};

/**
 * A cell in which the file and the event differ. `taken` was changed only in the file, `kept` only here.
 * `asked` was changed on both sides, or never imported.
 */
export type CellDifference = {
  field: ListedField;
  is: 'taken' | 'kept' | 'asked';
  here: CellValue;
  file: CellValue;
};

/** A person that a row may be about, with the cells that would differ. */
export type Candidate = { attendeeId: string; cells: CellDifference[] };

export type ComparedRow = {
  row: number;
  is: 'new' | 'changed' | 'same' | 'unclear';
  /** Null for new people, and if it is unclear who the person is. */
  attendeeId: string | null;
  cells: CellDifference[];
  /** The people whom an unclear row may be about; the missing people whom a newcomer may be. */
  candidates: Candidate[];
  /** The earlier row that this one repeats. */
  repeats: number | null;
};

/** `missing`: the ids of people whom the same list had last time and no longer has. */
export type Comparison = { rows: ComparedRow[]; missing: string[] };

/**
 * Compares a list with the people of an event, cell by cell and three-way: the third side is what the list
 * said last. A column that the list lacks changes nothing; an empty cell means an empty value.
 */
export const compareList = (
  { of = unnamedList, columns, rows }: GuestList,
  people: readonly Present[],
  bases: ReadonlyMap<string, Base>,
): Comparison => {
  const fields = fieldsOf(columns);
  const known = people.map(
    ({ attendeeId, here }): Known => ({ attendeeId, here, base: bases.get(attendeeId)?.cells }),
  );
  const byId = new Map(known.map((person) => [person.attendeeId, person]));
  const who = matchRows(rows, known, fields);
  const differencesWith = (row: ListRow, attendeeId: string): CellDifference[] => {
    const person = byId.get(attendeeId);
    return person ? differences(row.cells, person, columns, fields) : [];
  };
  const matched = new Set([...new Set(who.map(meantBy))].flat());
  const missing = people.filter(
    ({ attendeeId: id }) => isExpectedOn(bases.get(id)?.lists ?? [], of) && !matched.has(id),
  );
  const alike = likeMissing(missing);
  return {
    rows: rows.map((row, n) => compared(row, who[n] as Who, alike, differencesWith)),
    missing: missing.map(({ attendeeId }) => attendeeId),
  };
};

const meantBy = (who: Who): readonly string[] => {
  if (who.is === 'known') return [who.attendeeId];
  return who.is === 'unclear' ? who.candidates : nobody;
};
const nobody: readonly string[] = [];

/** The most people listed for a row. */
const mostCandidates = 10;

const compared = (
  row: ListRow,
  who: Who,
  alike: (cells: Cells) => string[],
  differencesWith: (row: ListRow, attendeeId: string) => CellDifference[],
): ComparedRow => {
  const same: ComparedRow = {
    row: row.row,
    is: 'same',
    attendeeId: null,
    cells: [],
    candidates: [],
    repeats: null,
  };
  const asCandidates = (ids: readonly string[]): Candidate[] =>
    ids
      .slice(0, mostCandidates)
      .map((attendeeId) => ({ attendeeId, cells: differencesWith(row, attendeeId) }));
  switch (who.is) {
    case 'newcomer':
      return { ...same, is: 'new', candidates: asCandidates(alike(row.cells)) };
    case 'repeated':
      return { ...same, repeats: who.row };
    case 'unclear':
      return {
        ...same,
        is: 'unclear',
        repeats: who.row,
        candidates: asCandidates(who.candidates),
      };
    case 'known': {
      const { attendeeId } = who;
      const cells = differencesWith(row, attendeeId);
      const is = cells.every((cell) => cell.is === 'kept') ? 'same' : 'changed';
      return { ...same, is, attendeeId, cells };
    }
  }
};

const differences = (
  row: Cells,
  { here, base }: Known,
  columns: readonly ListColumn[],
  fields: readonly ListedField[],
): CellDifference[] => {
  const listed = cellsBeside(row, here, columns);
  const before = base && cellsBeside(base, here, columns);
  return fields.flatMap((field): CellDifference[] => {
    const [now, file] = [cellOf(here, field), cellOf(listed, field)];
    if (isSameCell(now, file)) return [];
    const isNamedNow =
      field === 'name' && isUnnamedGuest({ name: `${now}`, guestOf: here.guestOf });
    const is = isNamedNow ? 'taken' : changedWhere(before, field, now, file);
    return [{ field, is, here: now, file }];
  });
};

/**
 * The side on which a differing cell was changed. Without a base this is only clear if one of the sides is
 * empty.
 */
const changedWhere = (
  base: Cells | undefined,
  field: ListedField,
  here: CellValue,
  file: CellValue,
): CellDifference['is'] => {
  if (!base || !(field in base)) {
    if (here === null) return 'taken';
    return file === null ? 'kept' : 'asked';
  }
  const before = cellOf(base, field);
  if (isSameCell(before, file)) return 'kept';
  return isSameCell(before, here) ? 'taken' : 'asked';
};

/** The number of rows of each kind, and of missing people. Repeated rows count once. */
export const countsOf = ({ rows, missing }: Comparison) => {
  const of = (is: ComparedRow['is']) =>
    rows.filter((row) => row.is === is && (is === 'unclear' || row.repeats === null)).length;
  return {
    new: of('new'),
    changed: of('changed'),
    same: of('same'),
    unclear: of('unclear'),
    missing: missing.length,
  };
};
