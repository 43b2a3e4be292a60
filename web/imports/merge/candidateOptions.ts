import type { AttendeeRow } from '../../../schema/entities/attendee.ts';
import { fieldLabel } from '../../attendees/fieldWords.ts';
import { t } from '../../texts/en/merge.ftl';
import type { MergeRow } from './answers.ts';
import { cellText } from './cellText.ts';

type Candidate = MergeRow['candidates'][number];

const labelOf = ({ name, company }: Candidate): string =>
  company ? t('candidate', { name, company }) : name;

/** Whom a row may be about, for a choice. Those of one name are told apart by what is known of them. */
export const candidateOptions = (candidates: readonly Candidate[]) => {
  const labels = candidates.map(labelOf);
  return candidates.map((candidate, n) => {
    const label = labels[n] ?? '';
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    const cell = isAlone ? undefined : candidate.cells.find(({ field }) => field !== 'name');
    const value = candidate.attendeeId;
    if (!cell) return { value, label };
    const field = fieldLabel(cell.field as keyof AttendeeRow);
    const told = { label, field, value: cellText(cell.field, cell.here) };
    return { value, label: t('candidate-told-apart', told) };
  });
};
