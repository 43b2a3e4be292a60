import type { ImportRow } from '../../schema/imports/importRow.ts';
import { allergyText } from '../attendees/allergies/allergyWords.ts';
import { accessNeedLabel, dietLabel, fieldLabel } from '../attendees/fieldWords.ts';

/** A column of the preview with how a row's value reads. */
export type ShownColumn = { label: string; text: (row: ImportRow) => string };

const optional: readonly ShownColumn[] = [
  { label: fieldLabel('diets'), text: ({ diets }) => (diets ?? []).map(dietLabel).join(', ') },
  {
    label: fieldLabel('allergies'),
    text: ({ allergies }) => (allergies ?? []).map(allergyText).join(', '),
  },
  {
    label: fieldLabel('access'),
    text: ({ access }) => (access ?? []).map(accessNeedLabel).join(', '),
  },
  { label: fieldLabel('externalId'), text: ({ externalId }) => externalId ?? '' },
];

/** What is read into lists, and who rows are, is worth a look: the columns that some row fills. */
export const shownColumns = (rows: readonly ImportRow[]): ShownColumn[] =>
  optional.filter(({ text }) => rows.some((row) => text(row) !== ''));
