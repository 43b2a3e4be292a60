import { isBlank } from './csvTable.ts';

/** What reports say below their rows. */
const note = new RegExp(
  [
    '\\bconfidential\\b|\\bcopyright\\b|©|all rights reserved|do not distribute',
    '^(grand )?totals? \\(|^generated (by|on|at)\\b|^report (created|generated|run)\\b',
    'streng vertraulich|^vertraulich|^confidentiel|^erstellt (von|am)\\b',
  ].join('|'),
  'i',
);

const textsIn = (record: readonly string[]) => record.filter((cell) => cell.trim() !== '');

/**
 * The index of the first of the notes below a list; undefined if there are none. Notes are the last rows, each with a
 * single text. A guest may be a single name too, so the notes begin below the last blank row before the first text that
 * uses the words of reports.
 */
export const notesAt = (records: readonly (readonly string[])[]): number | undefined => {
  const behind = records.findLastIndex((record) => textsIn(record).length > 1) + 1;
  const below = records.slice(behind);
  const known = below.findIndex((record) => note.test(textsIn(record)[0]?.trim() ?? ''));
  if (known < 0) return undefined;
  const blank = below.slice(0, known).findLastIndex(isBlank);
  return behind + (blank < 0 ? known : blank + 1);
};
