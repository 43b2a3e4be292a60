import type { ArrangementEffectQuery } from '../../gql/graphql.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { listText, withOthers } from '../../texts/formats.ts';

export type Effect = Omit<NonNullable<ArrangementEffectQuery['arrangementEffect']>, '__typename'>;

const mostNamed = 5;

/** "Ada, Ben, and 3 more". */
const namesText = (people: Effect['left']): string => {
  const names = people.map(({ name }) => name);
  return listText(withOthers(names, mostNamed, (count) => t('more-people', { count })));
};

/** The people in the arrangement who have left the event. */
const leftText = ({ left }: Pick<Effect, 'left'>): string | undefined =>
  left.length > 0 ? t('have-left', { names: namesText(left) }) : undefined;

/** The changes, one sentence each. Empty if the plan equals the arrangement. */
export const changeTexts = (effect: Effect): string[] => {
  const { moved, toPool, tablesBack, tablesChanged, objectsBack, objectsChanged, pinned } = effect;
  return [
    moved > 0 && t('people-move', { count: moved, toPool }),
    tablesBack > 0 && t('tables-come-back', { count: tablesBack }),
    tablesChanged > 0 && t('tables-as-saved', { count: tablesChanged }),
    objectsBack > 0 && t('places-come-back', { count: objectsBack }),
    objectsChanged > 0 && t('places-as-saved', { count: objectsChanged }),
    pinned > 0 && t('people-pinned', { count: pinned }),
  ].filter((text) => text !== false);
};

export const effectTexts = (effect: Effect): string[] => {
  const changes = changeTexts(effect);
  const left = leftText(effect);
  return [...(changes.length > 0 ? changes : [t('all-so-already')]), ...(left ? [left] : [])];
};

export const appliedText = (effect: Effect): string => {
  const isNothing = changeTexts(effect).length === 0;
  const what = isNothing ? t('all-so-already') : t('people-moved', { count: effect.moved });
  return [what, leftText(effect)].filter(Boolean).join(' ');
};
