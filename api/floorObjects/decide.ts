import type { DomainEventOf, FloorObject } from '../../schema/domainEvents.ts';
import { folded } from '../../schema/folding.ts';
import { Refusal } from '../../schema/refusal.ts';
import { type Decided, type DecisionContext, neverHandled } from '../core/decider.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, objectOf } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import type { FloorObjectCommand } from './commands.ts';
import { rulesToRemove } from './inUse.ts';

type Of<T extends FloorObjectCommand['type']> = Extract<FloorObjectCommand, { type: T }>;
type Events = Decided<
  DomainEventOf<
    'FloorObjectPlaced' | 'FloorObjectChanged' | 'FloorObjectRemoved' | 'SeatingRuleRemoved'
  >
>[];

/**
 * Decides a command on what stands in the room besides tables.
 * @throws Refusal OBJECT_NOT_FOUND; NAME_TAKEN, in any letter case; LIMIT_REACHED; PLACE_IN_USE
 */
export const decideFloorObjects = (
  command: FloorObjectCommand,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  switch (command.type) {
    case 'PlaceFloorObject':
      return placeObject(command, plan, context);
    case 'ChangeFloorObject':
      return changeObject(command, plan);
    case 'RemoveFloorObject':
      return removeObject(command, plan);
    default:
      return neverHandled(command);
  }
};

const placeObject = (
  { eventId, kind, name, place }: Of<'PlaceFloorObject'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const objectId = context.id(0);
  if (plan.objects.has(objectId)) return [];
  refuseTooMany('objects', plan.objects.size + 1);
  refuseTaken(plan, objectId, name);
  const object: FloorObject = {
    kind,
    name,
    shape: { type: 'point' },
    place,
    point: null,
    isSolid: false,
  };
  return [{ type: 'FloorObjectPlaced', data: { eventId, objectId, object } }];
};

const changeObject = (
  { eventId, objectId, changes: { place, ...others } }: Of<'ChangeFloorObject'>,
  plan: ActivePlan,
): Events => {
  const object = objectOf(plan, objectId);
  const wanted = { ...object, ...given(others), place: { ...object.place, ...given(place ?? {}) } };
  const keys = (['kind', 'name', 'place'] as const).filter(
    (key) => !isSame(object[key], wanted[key]),
  );
  if (keys.length === 0) return [];
  if (keys.includes('name')) refuseTaken(plan, objectId, wanted.name);
  const only = (of: FloorObject): Partial<FloorObject> =>
    Object.fromEntries(keys.map((key) => [key, of[key]]));
  const data = { eventId, objectId, before: only(object), after: only(wanted) };
  return [{ type: 'FloorObjectChanged', data }];
};

const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const removeObject = (
  { eventId, objectId, withRules = false }: Of<'RemoveFloorObject'>,
  plan: ActivePlan,
): Events => {
  const object = objectOf(plan, objectId);
  return [
    ...rulesToRemove(plan, objectId, withRules).map((removed) => ({
      type: 'SeatingRuleRemoved' as const,
      data: { eventId, ...removed },
    })),
    { type: 'FloorObjectRemoved', data: { eventId, objectId, object } },
  ];
};

const refuseTaken = ({ objects }: ActivePlan, objectId: string, name: string): void => {
  const isTaken = [...objects].some(
    ([id, object]) => id !== objectId && folded(object.name) === folded(name),
  );
  if (!isTaken) return;
  const message = `There is something called ${name} already`;
  throw new Refusal('NAME_TAKEN', message, [{ path: 'name', message }]);
};
