import { canonicalJson } from '../../../schema/canonicalJson.ts';
import {
  type Choices,
  differingCells,
  type MergeCell,
  type MergeRow,
  type Preview,
  type RowChoice,
} from './answers.ts';

/**
 * The choices that still apply after a list was compared again, because their questions are the same.
 * `dropped` counts the others.
 */
export const keptChoices = (
  choices: Choices,
  before: Preview,
  after: Preview,
): { kept: Choices; dropped: number } => {
  const [was, is] = [byRow(before), byRow(after)];
  const gone = new Set(after.rows.flatMap((row) => (row.is === 'missing' ? row.attendeeId : [])));
  let dropped = 0;
  const rows = new Map<number, RowChoice>();
  for (const [number, choice] of choices.rows) {
    const left = leftOf(choice, was.get(number), is.get(number));
    dropped += answersIn(choice) - answersIn(left);
    if (answersIn(left) > 0) rows.set(number, left);
  }
  const missing = new Map([...choices.missing].filter(([attendeeId]) => gone.has(attendeeId)));
  dropped += choices.missing.size - missing.size;
  return { kept: { rows, missing }, dropped };
};

const byRow = ({ rows }: Preview): Map<number, MergeRow> =>
  new Map(rows.flatMap((one) => (typeof one.row === 'number' ? [[one.row, one]] : [])));

const answersIn = ({ is, attendeeId, cells = {} }: RowChoice): number =>
  Number(is !== undefined) + Number(attendeeId !== undefined) + Object.keys(cells).length;

const nothing: RowChoice = {};

const leftOf = (
  choice: RowChoice,
  was: MergeRow | undefined,
  row: MergeRow | undefined,
): RowChoice => {
  if (!was || row?.is !== was.is) return nothing;
  const { is, attendeeId, cells } = choice;
  const isThere = row.candidates.some((one) => one.attendeeId === attendeeId);
  if (attendeeId !== undefined && !isThere) return nothing;
  const earlier = new Map(differingCells(was, choice).map((cell) => [cell.field, cell]));
  const same = new Set(
    differingCells(row, choice)
      .filter((cell) => isSameQuestion(cell, earlier.get(cell.field)))
      .map(({ field }) => field),
  );
  const kept = Object.entries(cells ?? {}).filter(([field]) => same.has(field));
  return {
    ...(is && { is }),
    ...(attendeeId !== undefined && { attendeeId }),
    ...(kept.length > 0 && { cells: Object.fromEntries(kept) }),
  };
};

const isSameQuestion = (cell: MergeCell, before: MergeCell | undefined): boolean =>
  canonicalJson(before) === canonicalJson(cell);
