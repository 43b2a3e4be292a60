import { expect, it } from 'vitest';
import type { Choices, MergeCell, MergeRow, Preview, RowChoice } from './answers.ts';
import { keptChoices } from './keptChoices.ts';

const cell = (here: string, file = 'CEO'): MergeCell => ({
  __typename: 'ListCell',
  field: 'title',
  is: 'asked',
  here,
  file,
});
const changed = (row: number, ...cells: MergeCell[]) =>
  ({ row, is: 'changed', attendeeId: `p${row}`, cells, candidates: [] }) as unknown as MergeRow;
const unclear = (row: number, cells: MergeCell[], ...ids: string[]) =>
  ({
    row,
    is: 'unclear',
    attendeeId: null,
    cells: [],
    candidates: ids.map((attendeeId) => ({ attendeeId, cells })),
  }) as unknown as MergeRow;
const missing = (attendeeId: string) =>
  ({ row: null, is: 'missing', attendeeId, cells: [], candidates: [] }) as unknown as MergeRow;

const preview = (...rows: MergeRow[]) => ({ rows }) as unknown as Preview;
const chosen = (rows: [number, RowChoice][], gone: string[] = []): Choices => ({
  rows: new Map(rows),
  missing: new Map(gone.map((id) => [id, 'remove'])),
});
const taken: RowChoice = { cells: { title: 'file' } };

it('keeps answers to questions that are asked again, and counts the others', () => {
  const before = preview(changed(2, cell('CFO')), changed(3, cell('COO')), missing('ada'));
  const after = preview(changed(2, cell('CFO')), changed(3, cell('Chair')), missing('ada'));
  const choices = chosen(
    [
      [2, taken],
      [3, taken],
    ],
    ['ada'],
  );
  expect(keptChoices(choices, before, after)).toEqual({
    kept: chosen([[2, taken]], ['ada']),
    dropped: 1,
  });
});

it("keeps a row's person while they are possible, with the answers about their cells", () => {
  const choice: RowChoice = { attendeeId: 'one', ...taken };
  const before = preview(unclear(2, [cell('CFO')], 'one', 'two'));
  const keptIn = (after: Preview) => keptChoices(chosen([[2, choice]]), before, after);
  expect(keptIn(before)).toEqual({ kept: chosen([[2, choice]]), dropped: 0 });
  expect(keptIn(preview(unclear(2, [cell('Chair')], 'one')))).toEqual({
    kept: chosen([[2, { attendeeId: 'one' }]]),
    dropped: 1,
  });
  expect(keptIn(preview(unclear(2, [cell('CFO')], 'two')))).toEqual({
    kept: chosen([]),
    dropped: 2,
  });
});

it('drops decisions about a row that now means somebody else, and about returned people', () => {
  const before = preview({ ...changed(2), is: 'new' } as MergeRow, missing('ada'));
  const choices = chosen([[2, { is: 'leaveOut' }]], ['ada']);
  expect(keptChoices(choices, before, preview(changed(2, cell('CFO'))))).toEqual({
    kept: chosen([]),
    dropped: 2,
  });
});
