import type { DomainEventOf } from '../../schema/domainEvents.ts';
import type { FloorObject } from '../../schema/planFacts.ts';
import { badField, Refusal } from '../../schema/refusal.ts';
import { hasArea, isOnFloor, meetsItself } from '../../schema/rooms/floorGeometry.ts';
import { isSolidByDefault, longestName } from '../../schema/rooms/floorObjects.ts';
import { type SeatingRule, zoneNamedBy } from '../../schema/seatingRules/seatingRules.ts';
import { folded } from '../../schema/text/folding.ts';
import { lengthOf } from '../../schema/text/plainText.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { type ActivePlan, objectOf, ruleOf } from '../eventPlans/state.ts';
import { isSame } from '../planChange/diff.ts';
import { rulesNaming } from '../planChange/ruleNames.ts';
import type { FloorObjectCommand } from './commands.ts';
import { mergedShape } from './mergedShape.ts';

type NamingRule = { ruleId: string; rule: SeatingRule };

/**
 * The rules that name an object and so are removed with it.
 * @throws Refusal PLACE_IN_USE with `details.rules`, unless `withRules`
 */
const rulesToRemove = (plan: ActivePlan, objectId: string, withRules: boolean): NamingRule[] => {
  const rules = rulesNaming(plan, { kind: 'place', id: objectId }).map((ruleId) => ({
    ruleId,
    rule: ruleOf(plan, ruleId).rule,
  }));
  if (rules.length === 0 || withRules) return rules;
  throw inUse(rules);
};

const inUse = (rules: NamingRule[]) =>
  new Refusal('PLACE_IN_USE', 'Seating rules refer to this object', [], { rules });

/** @throws Refusal PLACE_IN_USE with `details.rules` if rules name the tables within an object */
const refuseZone = (plan: ActivePlan, objectId: string): void => {
  const rules = rulesToRemove(plan, objectId, true).filter(
    ({ rule }) => zoneNamedBy(rule) === objectId,
  );
  if (rules.length > 0) throw inUse(rules);
};

type Of<T extends FloorObjectCommand['type']> = Extract<FloorObjectCommand, { type: T }>;
type Events = Decided<
  DomainEventOf<
    'FloorObjectPlaced' | 'FloorObjectChanged' | 'FloorObjectRemoved' | 'SeatingRuleRemoved'
  >
>[];

const placeObject = (
  { eventId, kind, name, place, shape = { type: 'point' }, ...made }: Of<'PlaceFloorObject'>,
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
    shape,
    place,
    point: made.point ?? null,
    isSolid: made.isSolid ?? isSolidByDefault(kind, shape),
  };
  refuseUnfit(object);
  return [{ type: 'FloorObjectPlaced', data: { eventId, objectId, object } }];
};

const changeObject = (
  { eventId, objectId, changes: { place, seen, ...others } }: Of<'ChangeFloorObject'>,
  plan: ActivePlan,
): Events => {
  const object = objectOf(plan, objectId);
  const wanted = { ...object, ...given(others), place: { ...object.place, ...given(place ?? {}) } };
  if (others.shape) wanted.shape = mergedShape(object.shape, seen, others.shape);
  // A point that gets an extent becomes solid or not, as usual for its kind.
  if (object.shape.type === 'point' && others.shape && others.isSolid === undefined)
    wanted.isSolid = isSolidByDefault(wanted.kind, wanted.shape);
  const keys = (['kind', 'name', 'shape', 'place', 'point', 'isSolid'] as const).filter(
    (key) => !isSame(object[key], wanted[key]),
  );
  if (keys.length === 0) return [];
  if (keys.includes('name')) refuseTaken(plan, objectId, wanted.name);
  refuseUnfit(wanted);
  if (hasArea(object.shape) && !hasArea(wanted.shape)) refuseZone(plan, objectId);
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

/** @throws Refusal BAD_INPUT */
const refuseUnfit = ({ kind, name, shape, place }: FloorObject): void => {
  if (lengthOf(name) > longestName(kind))
    throw badField('name', `Must be ${longestName(kind)} characters or less`);
  if (shape.type === 'path' && shape.isClosed && meetsItself(shape.points))
    throw badField('shape.points', 'A closed path must not cross or touch itself');
  if (!isOnFloor({ shape, place })) throw badField('shape', 'Must be wholly on the floor');
};

const refuseTaken = ({ objects }: ActivePlan, objectId: string, name: string): void => {
  const isTaken = [...objects].some(
    ([id, object]) => id !== objectId && folded(object.name) === folded(name),
  );
  if (!isTaken) return;
  const message = `An object called ${name} exists already`;
  throw new Refusal('NAME_TAKEN', message, [{ path: 'name', message }]);
};

/**
 * Decides a command on floor objects.
 * @throws Refusal OBJECT_NOT_FOUND; NAME_TAKEN, in any letter case; LIMIT_REACHED; PLACE_IN_USE, also if
 * rules need the area that an object would lose; BAD_INPUT for an object that is not wholly on the floor, a
 * closed path that meets itself, or a name too long for its kind
 */
export const floorObjectDecisions: PlanDecisions<FloorObjectCommand> = {
  PlaceFloorObject: placeObject,
  ChangeFloorObject: changeObject,
  RemoveFloorObject: removeObject,
};
