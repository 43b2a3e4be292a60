import type { Mark, MarkKind, Marks } from '../chart/marks.ts';
import { t } from '../texts/en/proposalStanding.ftl';
import { shareText } from '../texts/formats.ts';

/** From a small share of the possible points to all of them. */
export const heatKinds = ['heat1', 'heat2', 'heat3', 'heat4', 'heat5'] as const;

/** The fifth into which a share from 0 to 1 falls. */
export const heatKindOf = (share: number): MarkKind =>
  heatKinds[Math.min(heatKinds.length - 1, Math.floor(share * heatKinds.length))] ?? 'heat1';

/** Adds to other marks each person's share of their possible points. */
export const withHeat = (
  marks: Marks,
  heat: readonly { attendeeId: string; share: number }[],
): Marks => {
  const people = new Map(marks.people);
  for (const { attendeeId, share } of heat) {
    const known = people.get(attendeeId);
    const short = shareText(share, 1);
    const has = t('has-of-possible', { share: short });
    const mark: Mark = {
      kinds: [heatKindOf(share), ...(known?.kinds ?? [])],
      words: known ? t('both', { one: has, other: known.words }) : has,
      short,
    };
    people.set(attendeeId, mark);
  }
  return { ...marks, people };
};
