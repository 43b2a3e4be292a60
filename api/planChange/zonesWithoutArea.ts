import type { PlanChange } from '../../schema/planChange.ts';
import { hasArea } from '../../schema/rooms/floorGeometry.ts';
import { zoneNamedBy } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Lists = Pick<
  PlanChange,
  'objectsAdded' | 'objectsChanged' | 'rulesAdded' | 'rulesChanged' | 'rulesRemoved'
>;

type InTheWay = { kind: 'object' | 'rule'; id: string };

/**
 * What a change would leave without effect: a rule whose zone has no area. The object is in the way where the change
 * shapes it, otherwise the rule is. A rule that neither changes nor loses the area of its zone is not in the way,
 * whatever its zone: earlier versions let zones lose their area.
 */
export const zonesWithoutArea = (
  change: Lists,
  plan: Pick<ActivePlan, 'objects' | 'rules'>,
): InTheWay[] => {
  const shaped = new Map([
    ...change.objectsAdded.map(({ objectId, object }) => [objectId, object.shape] as const),
    ...change.objectsChanged.flatMap(({ objectId, after: { shape } }) =>
      shape ? [[objectId, shape] as const] : [],
    ),
  ]);
  const given = [
    ...change.rulesAdded,
    ...change.rulesChanged.map(({ ruleId, after: rule }) => ({ ruleId, rule })),
  ];
  const others = new Set([...change.rulesRemoved, ...given].map(({ ruleId }) => ruleId));
  const staying = [...plan.rules].flatMap(([ruleId, { rule }]) =>
    others.has(ruleId) || !shaped.has(zoneNamedBy(rule) ?? '') ? [] : [{ ruleId, rule }],
  );
  return [...given, ...staying].flatMap(({ ruleId, rule }): InTheWay[] => {
    const zone = zoneNamedBy(rule);
    if (zone === undefined) return [];
    const shape = shaped.get(zone) ?? plan.objects.get(zone)?.shape;
    if (!shape || hasArea(shape)) return [];
    return [shaped.has(zone) ? { kind: 'object', id: zone } : { kind: 'rule', id: ruleId }];
  });
};
