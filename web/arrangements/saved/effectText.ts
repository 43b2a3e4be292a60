import type { ArrangementEffectQuery } from '../../gql/graphql.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { listText } from '../../texts/formats.ts';

export type Effect = Omit<NonNullable<ArrangementEffectQuery['arrangementEffect']>, '__typename'>;

const mostNamed = 5;

/** "Ada, Ben, and 3 more". */
const namesText = (people: Effect['left']): string => {
  const named = people.slice(0, mostNamed).map(({ name }) => name);
  const more = people.length - named.length;
  return listText(more > 0 ? [...named, t('more-people', { count: more })] : named);
};

/** The people in the arrangement who have left the event. */
const leftText = ({ left }: Pick<Effect, 'left'>): string | undefined =>
  left.length > 0 ? t('have-left', { names: namesText(left) }) : undefined;

/** The effects, one sentence each. */
export const effectTexts = (effect: Effect): string[] => {
  const { moved, toPool, tablesBack, tablesChanged } = effect;
  const changes = [
    moved > 0 && t('people-move', { count: moved, toPool }),
    tablesBack > 0 && t('tables-come-back', { count: tablesBack }),
    tablesChanged > 0 && t('tables-as-saved', { count: tablesChanged }),
  ].filter((text) => text !== false);
  const left = leftText(effect);
  return [...(changes.length > 0 ? changes : [t('all-so-already')]), ...(left ? [left] : [])];
};

/** The effects as one text. */
export const appliedText = (effect: Effect): string => {
  const isNothing = effect.moved + effect.tablesBack + effect.tablesChanged === 0;
  const what = isNothing ? t('all-so-already') : t('people-moved', { count: effect.moved });
  return [what, leftText(effect)].filter(Boolean).join(' ');
};
