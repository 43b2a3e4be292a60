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
 * The obstacles of a change that would leave the zone of a rule without an area: the object if the change
 * shapes it, else the rule. A rule is no obstacle if the change alters neither it nor its zone's area,
 * because earlier versions let zones lose their area.
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
