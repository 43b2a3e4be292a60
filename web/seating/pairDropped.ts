import type { DropTarget } from './drag.ts';
import { isInHolding, type PlanView } from './planView.ts';

/**
 * The dragged people and, last, the person they are dropped on: only where this moves nobody,
 * because all of them are in that list already.
 */
export const pairDropped = (
  view: PlanView,
  attendeeIds: readonly string[],
  target: DropTarget,
): readonly string[] | undefined => {
  if (target.kind !== 'pool' && target.kind !== 'holding') return undefined;
  const { kind, onto } = target;
  if (!onto || attendeeIds.length === 0 || attendeeIds.includes(onto)) return undefined;
  const isThere = (id: string) =>
    view.people.has(id) && !view.seatOf.has(id) && isInHolding(view, id) === (kind === 'holding');
  const all = [...attendeeIds, onto];
  return all.every(isThere) ? all : undefined;
};
