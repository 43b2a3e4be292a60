import type { WholeObject } from '../../schema/planChange.ts';
import { hasArea } from '../../schema/rooms/floorGeometry.ts';
import { zoneNamedBy } from '../../schema/seatingRules/seatingRules.ts';
import { folded } from '../../schema/text/folding.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { withObject } from '../planChange/applyObjects.ts';

/**
 * The plan with the objects of an arrangement as they were saved; removed ones return. Other objects stay. An
 * object also keeps its present state if another one has its saved name by now, or if a rule needs its area
 * and it had none when it was saved.
 */
export const withObjectsAsSaved = (plan: ActivePlan, saved: readonly WholeObject[]): ActivePlan => {
  const zones = new Set([...plan.rules.values()].map(({ rule }) => zoneNamedBy(rule)));
  const fitting = saved.filter(
    ({ objectId, object }) => !zones.has(objectId) || hasArea(object.shape),
  );
  return withoutTakenNames(plan, fitting).reduce(withObject, plan);
};

/**
 * Leaves out objects whose saved names are taken. An object that is left out keeps its present name, which
 * may be the saved name of another one.
 */
const withoutTakenNames = (
  plan: ActivePlan,
  saved: readonly WholeObject[],
): readonly WholeObject[] => {
  const ids = new Set(saved.map(({ objectId }) => objectId));
  const taken = namesIn(plan.objects.deleteAll(ids));
  const free = saved.filter(({ object }) => !taken.has(folded(object.name)));
  return free.length === saved.length ? saved : withoutTakenNames(plan, free);
};

/** The names that these objects take, so that no other object may have them. */
export const namesIn = (objects: ActivePlan['objects']): ReadonlySet<string> =>
  new Set([...objects.values()].map(({ name }) => folded(name)));
