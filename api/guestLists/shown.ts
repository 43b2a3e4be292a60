import { canonicalJson } from '../../schema/canonicalJson.ts';
import type { ListAnswers } from '../../schema/inputs/guestLists.ts';
import type { ComparedRow, Comparison } from './compare.ts';
import type { Present } from './matchRows.ts';

/** The part of a comparison that a member saw: its rows, and the missing people. */
export type Shown = { rows: ComparedRow[]; missing: Present[] };

/** The part of a comparison that a member sees of these people. */
export const shownOf = ({ rows, missing }: Comparison, people: readonly Present[]): Shown => {
  const gone = new Set(missing);
  return { rows, missing: people.filter(({ attendeeId }) => gone.has(attendeeId)) };
};

/**
 * The people whose comparison has changed since it was shown: those in its rows, and missing people who are
 * to be cancelled or removed.
 */
export const changedSince = (shown: Shown, now: Shown, { missing }: ListAnswers): string[] => {
  const ofRows = now.rows.flatMap((row, n) => {
    const before = shown.rows[n];
    if (before && canonicalJson(before) === canonicalJson(row)) return [];
    return [row, ...(before ? [before] : [])].flatMap(peopleOf);
  });
  const [then, since] = [textsOf(shown), textsOf(now)];
  const ofMissing = (missing ?? []).flatMap(({ attendeeId, choice }) =>
    choice === 'leave' || then.get(attendeeId) === since.get(attendeeId) ? [] : [attendeeId],
  );
  return [...new Set([...ofRows, ...ofMissing])];
};

const textsOf = ({ missing }: Shown): Map<string, string> =>
  new Map(missing.map(({ attendeeId, here }) => [attendeeId, canonicalJson(here)]));

const peopleOf = ({ attendeeId, candidates }: ComparedRow): string[] => [
  ...(attendeeId === null ? [] : [attendeeId]),
  ...candidates.map((candidate) => candidate.attendeeId),
];
