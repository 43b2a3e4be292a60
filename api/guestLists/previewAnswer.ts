import type { MergePreview } from '../../schema/entities/guestList.ts';
import { type Cells, type CellValue, cellOf, fieldsOf } from '../../schema/guestLists/cells.ts';
import {
  type CellDifference,
  type ComparedRow,
  type Comparison,
  countsOf,
  type GuestList,
} from './compare.ts';
import type { Present } from './matchRows.ts';

type Person = MergePreview['rows'][number];
type Cell = Person['cells'][number];

/** A comparison for people to read: each person with their name, missing people last. */
export const previewAnswer = (
  importId: string,
  list: GuestList,
  comparison: Comparison,
  people: readonly Present[],
): MergePreview => {
  const here = new Map(people.map((one) => [one.attendeeId, one.here]));
  const named = (attendeeId: string) => nameOf(here.get(attendeeId) ?? {});
  const person = (row: ComparedRow, listed: Cells): Person => ({
    ...row,
    ...nameOf(listed),
    cells: row.is === 'new' ? newCells(listed, list) : row.cells.map(shownCell),
    candidates: row.candidates.map(({ attendeeId, cells }) => ({
      attendeeId,
      ...named(attendeeId),
      cells: cells.map(shownCell),
    })),
  });
  return {
    importId,
    columns: fieldsOf(list.columns),
    rows: [
      ...comparison.rows.map((row, n) => person(row, list.rows[n]?.cells ?? {})),
      ...comparison.missing.map(
        (attendeeId): Person => ({
          row: null,
          is: 'missing',
          attendeeId,
          ...named(attendeeId),
          cells: [],
          candidates: [],
          repeats: null,
        }),
      ),
    ],
    counts: countsOf(comparison),
  };
};

const nameOf = ({ name = '', company = null }: Cells) => ({ name, company });

const shownValue = (value: CellValue): Cell['here'] => value as Cell['here'];

const shownCell = ({ field, is, here, file }: CellDifference): Cell => ({
  field,
  is,
  here: shownValue(here),
  file: shownValue(file),
});

/** A new person's cells from the list. */
const newCells = (listed: Cells, { columns }: GuestList): Cell[] =>
  fieldsOf(columns).flatMap((field): Cell[] => {
    const file = cellOf(listed, field);
    return file === null ? [] : [{ field, is: 'taken', here: null, file: shownValue(file) }];
  });
