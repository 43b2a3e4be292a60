import { t } from '../texts/en/seating.ftl';
import { listText, withOthers } from '../texts/formats.ts';
import type { Failure } from './placement/usePerform.ts';
import { nameIn, type PlanView } from './planView.ts';

/** Names a few people, and counts the others. */
export const peopleText = (view: PlanView, ids: readonly string[]): string => {
  const names = ids.map((id) => nameIn(view, id));
  return listText(withOthers(names, 3, (count) => t('more-people', { count })));
};

/**
 * What a notice says of a move that failed, after the catalogue's sentence if it has one. Several moves may be
 * under way, so it names the people.
 */
export const moveFailure = (
  view: PlanView,
  title: string,
  ids: readonly string[],
  sentence = '',
): Failure => ({
  title,
  text: [sentence, t('did-not-move', { who: peopleText(view, ids) })].filter(Boolean).join(' '),
});
