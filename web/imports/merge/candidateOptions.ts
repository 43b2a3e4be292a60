import type { EventColumn } from '../../../schema/imports/eventColumns.ts';
import { t } from '../../texts/en/merge.ftl';
import type { MergeRow } from './answers.ts';
import { cellLabel, cellText } from './cellText.ts';

type Candidate = MergeRow['candidates'][number];

const labelOf = ({ name, company }: Candidate): string =>
  company ? t('candidate', { name, company }) : name;

/** Whom a row may be about, for a choice. Those of one name are told apart by what is known of them. */
export const candidateOptions = (
  candidates: readonly Candidate[],
  eventColumns: readonly EventColumn[],
) => {
  const labels = candidates.map(labelOf);
  return candidates.map((candidate, n) => {
    const label = labels[n] ?? '';
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    const cell = isAlone ? undefined : candidate.cells.find(({ field }) => field !== 'name');
    const value = candidate.attendeeId;
    if (!cell) return { value, label };
    const field = cellLabel(cell.field, eventColumns);
    const told = { label, field, value: cellText(cell.field, cell.here, eventColumns) };
    return { value, label: t('candidate-told-apart', told) };
  });
};
