import type { DropTarget } from './drag.ts';
import { isInHolding, type PlanView } from './planView.ts';

/**
 * The dragged people, followed by the person they were dropped on. Undefined unless all of them are in the
 * same list already, so that the drop moves nobody.
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
