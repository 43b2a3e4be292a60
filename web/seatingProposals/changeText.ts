import type { OtherSeatPartsFragment } from '../gql/graphql.ts';
import { t } from '../texts/en/proposalReasons.ftl';
import { namesText } from './reasonText.ts';
import { pointsText } from './words.ts';

type RuleChange = OtherSeatPartsFragment['reasons'][number];

/** What a rule gains or loses elsewhere: "Ivo sits apart from Zoe: −18 (Zoe)". */
export const changeText = (
  { points, broken, personIds }: Pick<RuleChange, 'points' | 'broken' | 'personIds'>,
  rule: string,
  nameOf: (id: string) => string,
): string => {
  const change = bareChange(rule, points, broken);
  const who = namesText(personIds, nameOf);
  return who ? t('and-who', { change, who }) : change;
};

const bareChange = (rule: string, points: number, broken: number): string => {
  if (broken > 0) return t('change-breaks', { rule });
  if (broken < 0) return t('change-mends', { rule });
  return t('change-of', { rule, points: pointsText(points) });
};

/** The score of a place in a few words, must-rules before points. */
export const worthText = ({
  hard,
  points,
}: Pick<OtherSeatPartsFragment, 'hard' | 'points'>): string => {
  if (hard > 0) return t('breaks', { count: hard });
  if (hard < 0) return t('mends', { count: -hard });
  const text = pointsText(points);
  return text === '0' ? t('no-difference') : text;
};
