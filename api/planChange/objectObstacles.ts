import type { PlanChange } from '../../schema/planChange.ts';
import { folded } from '../../schema/text/folding.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isSame } from './diff.ts';

type Lists = Pick<PlanChange, 'objectsAdded' | 'objectsRemoved' | 'objectsChanged'>;

/** The objects that differ from what a change expects, or that would share a name with another object. */
export const objectsInTheWay = (change: Lists, { objects }: ActivePlan): string[] => {
  const { objectsAdded, objectsRemoved, objectsChanged } = change;
  if (objectsAdded.length + objectsRemoved.length + objectsChanged.length === 0) return [];
  return [
    ...objectsAdded.filter(({ objectId: id }) => objects.has(id)),
    ...objectsRemoved.filter(({ objectId: id, object }) => !isSame(objects.get(id), object)),
    ...objectsChanged.filter(({ objectId: id, before }) => {
      const now = objects.get(id);
      return !now || !isSame({ ...now, ...before }, now);
    }),
    ...namedTwice(change, objects),
  ].map(({ objectId }) => objectId);
};

const namedTwice = (
  { objectsAdded, objectsRemoved, objectsChanged }: Lists,
  objects: ActivePlan['objects'],
): { objectId: string }[] => {
  const renamed = [
    ...objectsAdded.map(({ objectId, object }) => ({ objectId, name: object.name })),
    ...objectsChanged.flatMap(({ objectId, after: { name } }) =>
      name === undefined ? [] : [{ objectId, name }],
    ),
  ];
  const leaving = new Set([...objectsRemoved, ...renamed].map(({ objectId }) => objectId));
  const names = new Set(
    [...objects].flatMap(([id, { name }]) => (leaving.has(id) ? [] : [folded(name)])),
  );
  return renamed.filter(({ name }) => names.has(folded(name)));
};
