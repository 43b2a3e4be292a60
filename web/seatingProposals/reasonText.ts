import type { ReasonPartsFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { listText, numberText, withOthers } from '../texts/formats.ts';
import { totalText } from './words.ts';

export type SeatReason = ReasonPartsFragment;

/** The part of a reason that says how well a rule is kept. */
export type KeptReason = Pick<
  SeatReason,
  'from' | 'kind' | 'role' | 'points' | 'broken' | 'count' | 'of' | 'personIds'
>;

const mostNamed = 3;

/** "Ada, Ben, and 2 others"; undefined for nobody. */
export const namesText = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): string | undefined => {
  if (ids.length === 0) return undefined;
  return listText(withOthers(ids.map(nameOf), mostNamed, (count) => t('others', { count }), 1));
};

/** Points, with their maximum if points can be won: "8 of 12 points", "−3 points". */
export const pointsOfText = ({ points, most }: Pick<SeatReason, 'points' | 'most'>): string =>
  most > 0
    ? t('points-of', { points: pointsBelow(points, most), most: totalText(most) })
    : t('points-alone', { points: totalText(points) });

/** Rounded down to a tenth if rounding would hide that some points are lost. */
const pointsBelow = (points: number, most: number): string => {
  const isLess = most - points > 1e-6;
  return isLess && totalText(points) === totalText(most)
    ? numberText(Math.floor(points * 10) / 10)
    : totalText(points);
};

/** How far a rule is kept for a person, in words: "2 of 3 others at this table: Ada and Ben". */
export const keptText = (reason: KeptReason, nameOf: (id: string) => string): string => {
  const who = namesText(reason.personIds, nameOf);
  const sentence = bareText(reason, who);
  return who && named.has(reason.kind ?? reason.from)
    ? t('with-names', { sentence, who })
    : sentence;
};

/** Kinds whose sentence names nobody, so that names are added to it. */
const named = new Set(['KeepTogether', 'NotAlone', 'SitBeside', 'Alternate', 'InCommon', 'pairs']);

const bareText = (reason: KeptReason, who: string | undefined): string => {
  const { from, kind, role, count, of } = reason;
  if (from === 'pairs') return t('pairs-here', { count, of });
  if (from === 'moves') return t('has-moved');
  switch (kind) {
    case 'KeepTogether':
    case 'NotAlone':
      return of === 0 ? t('nobody-else') : t('others-here', { count, of });
    case 'SitBeside':
      return of === 0 ? t('nobody-else') : t('others-beside', { count, of });
    case 'KeepApart':
      return count === 0 || !who ? t('apart-from-all', { of }) : t('not-apart', { who });
    case 'Accompanied':
      if (role === 'by') return t('company-for', { count, of });
      return who ? t('accompanied-by', { who }) : t('not-accompanied');
    case 'Near':
      return count <= 1 ? t('nearest-table') : t('table-by-distance', { count, of });
    case 'AtTable':
    case 'Reserved':
      return count >= of ? t('at-right-table') : t('at-wrong-table');
    case 'PerTable':
      return perTableText(reason);
    case 'Alternate':
      return count === 0 ? t('neighbours-differ') : t('neighbours-alike', { count, of });
    case 'InCommon':
      return count === 0 ? t('neighbours-share') : t('neighbours-strange', { count, of });
    case 'Balance':
      return t('filled', { count, wanted: totalText(of) });
    default:
      return t('count-of', { count, of });
  }
};

const perTableText = ({ points, broken, count, of }: KeptReason): string => {
  // Missing the wanted minimum or maximum matters only if it costs points or breaks the rule.
  if (points >= 0 && broken === 0) return t('as-many-as-wanted', { count });
  return t(count < of ? 'too-few-here' : 'too-many-here', { count, of: numberText(of) });
};
