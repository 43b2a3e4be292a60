import {
  type Cells,
  cellOf,
  cellsBeside,
  fieldsOf,
  isSameCell,
  type ListedField,
} from '../../schema/guestLists/cells.ts';
import type { ListAnswers, RowAnswer } from '../../schema/inputs/guestLists.ts';
import type { Issue } from '../../schema/refusal.ts';
import type { Base, CellDifference, ComparedRow, Comparison, GuestList } from './compare.ts';
import type { Present } from './matchRows.ts';
import { isOnList, unnamedList } from './whichList.ts';

/** Cells before and after a change, limited to changed fields. */
export type CellsChange = { attendeeId: string; before: Cells; after: Cells };

/** The changes that a list and the answers to its questions make to an event. */
export type ListMerge = {
  /** The cells of new people, in the order of the list. */
  added: Cells[];
  addedRows: number[];
  changed: CellsChange[];
  /** The cells of people that differ from the list's latest ones. */
  listed: CellsChange[];
  cancelled: string[];
  removed: string[];
  /** Missing people who stay. */
  unlisted: string[];
};

/** A merge that changes nothing. */
export const noMerge = (): ListMerge => ({
  added: [],
  addedRows: [],
  changed: [],
  listed: [],
  cancelled: [],
  removed: [],
  unlisted: [],
});

/** `about`: the people in the event whom the rows are about, by row. */
type Merged = { merge: ListMerge; about: ReadonlyMap<number, string>; issues: Issue[] };

/**
 * The merge of a list. Unanswered questions change nothing, and are asked again next time. `issues`: answers
 * without a question.
 */
export const mergeOf = (
  list: GuestList,
  comparison: Comparison,
  people: readonly Present[],
  bases: ReadonlyMap<string, Base>,
  answers: ListAnswers,
): Merged => {
  const merge = noMerge();
  const here = new Map(people.map((one) => [one.attendeeId, one.here]));
  const byRow = new Map(answers.rows?.map((answer) => [answer.row, answer]));
  const issues = misplaced(comparison, answers);
  const takenBy = new Map<string, number>();
  for (const [n, compared] of comparison.rows.entries()) {
    const cells = list.rows[n]?.cells;
    const answer = byRow.get(compared.row);
    if (!cells) continue;
    if (isAdded(compared, answer)) {
      merge.added.push(cellsOfNewcomer(cells, list.columns));
      merge.addedRows.push(compared.row);
    }
    const about = isLeftOut(compared, answer) ? undefined : personOf(compared, answer);
    if (!about) continue;
    const { attendeeId } = about;
    const other = takenBy.get(attendeeId);
    if (other !== undefined) {
      const message = `Row ${other} is about the same person`;
      issues.push({ index: compared.row, path: 'answers.rows.attendeeId', message });
    }
    takenBy.set(attendeeId, compared.row);
    const listed = cellsBeside(cells, here.get(attendeeId) ?? {}, list.columns);
    mergeRow(merge, about, listed, list, bases.get(attendeeId), answer);
  }
  mergeMissing(merge, comparison, answers, takenBy);
  const about = new Map([...takenBy].map(([attendeeId, row]) => [row, attendeeId]));
  return { merge, about, issues };
};

/** The cells of the list's columns. A role that applies to everybody has no column. */
const cellsOfNewcomer = (cells: Cells, columns: GuestList['columns']): Cells => {
  const listed = cellsBeside(cells, {}, columns);
  const fields = fieldsOf(['name', 'attendeeRole', ...columns]);
  return only(
    listed,
    fields.filter((field) => cellOf(listed, field) !== null),
  );
};

/** Whether a merge changes neither people nor their latest cells in the list. */
export const isNothing = ({ added, changed, listed, cancelled, removed, unlisted }: ListMerge) =>
  [added, changed, listed, cancelled, removed, unlisted].every(({ length }) => length === 0);

const isAdded = ({ is, repeats }: ComparedRow, answer: RowAnswer | undefined): boolean => {
  if (is === 'new' && !answer?.attendeeId) return answer?.is !== 'leaveOut';
  return answer?.is === 'add' && (isAboutWhom(is) || repeats !== null);
};

const isLeftOut = ({ is }: ComparedRow, answer: RowAnswer | undefined): boolean =>
  answer?.is === 'leaveOut' || (answer?.is === 'add' && isAboutWhom(is));

/** Whether the member may choose the person of such a row. */
const isAboutWhom = (is: ComparedRow['is']): boolean => is === 'new' || is === 'unclear';

type About = { attendeeId: string; cells: CellDifference[] };

const personOf = (
  { attendeeId, cells, candidates }: ComparedRow,
  answer: RowAnswer | undefined,
): About | undefined =>
  attendeeId === null
    ? candidates.find((one) => one.attendeeId === answer?.attendeeId)
    : { attendeeId, cells };

const mergeRow = (
  merge: ListMerge,
  { attendeeId, cells }: About,
  listed: Cells,
  { of = unnamedList, columns }: GuestList,
  base: Base | undefined,
  answer: RowAnswer | undefined,
): void => {
  const chosen = new Map(answer?.cells?.map(({ field, take }) => [field, take]));
  const isTaken = ({ field, is }: CellDifference): boolean =>
    (chosen.get(field) ?? (is === 'taken' ? 'file' : 'here')) === 'file';
  const open = new Set(
    cells.flatMap(({ field, is }) => (is === 'asked' && !chosen.has(field) ? [field] : [])),
  );
  const taken = cells.filter(isTaken);
  if (taken.length > 0)
    merge.changed.push({
      attendeeId,
      before: cellsOf(taken, ({ here }) => here),
      after: cellsOf(taken, ({ file }) => file),
    });
  const before = base?.cells ?? {};
  const changed = fieldsOf(columns).filter(
    (field) => !open.has(field) && !isSameCell(cellOf(before, field), cellOf(listed, field)),
  );
  if (changed.length > 0 || !base || !isOnList(base.lists, of))
    merge.listed.push({
      attendeeId,
      before: only(
        before,
        changed.filter((field) => field in before),
      ),
      after: only(listed, changed),
    });
};

const cellsOf = (
  cells: readonly CellDifference[],
  value: (cell: CellDifference) => CellDifference['here'],
): Cells => Object.fromEntries(cells.map((cell) => [cell.field, value(cell)])) as Cells;

const only = (cells: Cells, fields: readonly ListedField[]): Cells =>
  Object.fromEntries(fields.map((field) => [field, cellOf(cells, field)])) as Cells;

const mergeMissing = (
  merge: ListMerge,
  { missing }: Comparison,
  answers: ListAnswers,
  takenBy: ReadonlyMap<string, number>,
): void => {
  const chosen = new Map(answers.missing?.map((one) => [one.attendeeId, one.choice]));
  for (const attendeeId of missing) {
    if (takenBy.has(attendeeId)) continue;
    const what = chosen.get(attendeeId) ?? 'leave';
    if (what === 'remove') merge.removed.push(attendeeId);
    else {
      if (what === 'cancelled') merge.cancelled.push(attendeeId);
      merge.unlisted.push(attendeeId);
    }
  }
};

/** Answers to questions that the list does not ask. */
const misplaced = ({ rows, missing }: Comparison, answers: ListAnswers): Issue[] => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const gone = new Set(missing);
  const ofRows = (answers.rows ?? []).flatMap((answer): Issue[] => {
    const { row: index, attendeeId } = answer;
    const row = byRow.get(index);
    if (!row) return [{ index, path: 'answers.rows.row', message: 'The list has no such row' }];
    const isKnown = row.candidates.some((one) => one.attendeeId === attendeeId);
    if (attendeeId && !isKnown && attendeeId !== row.attendeeId)
      return [{ index, path: 'answers.rows.attendeeId', message: 'The row is not about them' }];
    return [];
  });
  const ofMissing = (answers.missing ?? []).flatMap(({ attendeeId }): Issue[] =>
    gone.has(attendeeId)
      ? []
      : [{ path: 'answers.missing.attendeeId', message: 'They are not missing from the list' }],
  );
  return [...ofRows, ...ofMissing];
};
