import type { ListAnswersInput, PreviewMergeMutation } from '../../gql/graphql.ts';

export type Preview = PreviewMergeMutation['previewMerge'];
export type MergeRow = Preview['rows'][number];
export type MergeCell = MergeRow['cells'][number];

export type RowChoice = {
  /** Only for new and unclear rows, and not if a person is chosen. */
  is?: 'add' | 'leaveOut';
  attendeeId?: string;
  /** By field. */
  cells?: Readonly<Record<string, 'file' | 'here'>>;
};
export type MissingChoice = 'leave' | 'cancelled' | 'remove';

/** The decisions on a list so far: by row, and by the id of missing people. */
export type Choices = {
  rows: ReadonlyMap<number, RowChoice>;
  missing: ReadonlyMap<string, MissingChoice>;
};

export const noChoices: Choices = { rows: new Map(), missing: new Map() };

/** The choices after one row was decided. */
export const withRow = (choices: Choices, row: number, choice: RowChoice): Choices => ({
  ...choices,
  rows: new Map(choices.rows).set(row, { ...choices.rows.get(row), ...choice }),
});

/** The choices after a decision on these missing people. */
export const withMissing = (
  choices: Choices,
  ids: readonly string[],
  choice: MissingChoice,
): Choices => {
  const missing = new Map(choices.missing);
  for (const id of ids) missing.set(id, choice);
  return { ...choices, missing };
};

/** The chosen side of a cell; undefined while that is undecided. */
export const chosenValueOf = (
  { field, is }: MergeCell,
  choice: RowChoice | undefined,
): 'file' | 'here' | undefined =>
  choice?.cells?.[field] ?? (is === 'asked' ? undefined : is === 'taken' ? 'file' : 'here');

/** The cells in which a row differs from its person, whom the member may have chosen. */
export const differingCells = (
  { candidates, cells }: MergeRow,
  choice: RowChoice | undefined,
): readonly MergeCell[] =>
  candidates.find(({ attendeeId }) => attendeeId === choice?.attendeeId)?.cells ?? cells;

/** The choices in the form of the server's input. */
export const answersOf = ({ rows, missing }: Choices): ListAnswersInput => ({
  rows: [...rows].map(([row, { is, attendeeId, cells = {} }]) => ({
    row,
    ...(is && { is }),
    ...(attendeeId && { attendeeId }),
    cells: Object.entries(cells).map(([field, take]) => ({ field, take })),
  })),
  missing: [...missing].map(([attendeeId, choice]) => ({ attendeeId, choice })),
});
