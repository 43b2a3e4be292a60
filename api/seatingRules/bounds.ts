import { type Issue, Refusal } from '../../schema/refusal.ts';
import { hasArea } from '../../schema/rooms/floorGeometry.ts';
import {
  groupsNamedBy,
  placeNamedBy,
  type SeatingRule,
  selectorsOf,
  tablesNamedBy,
  zoneNamedBy,
} from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { isInPlan, type Named } from '../planChange/ruleNames.ts';

/** A named person, table or place, with its path within the command's input. */
type NamedAt = Named & { path: string };

const listedAt = (path: string, kind: Named['kind'], ids: readonly string[]): NamedAt[] =>
  ids.map((id, n) => ({ kind, id, path: `${path}.${n}` }));

const namedAt = (rule: SeatingRule): NamedAt[] => {
  const people = selectorsOf(rule).flatMap(([path, selector]) =>
    'people' in selector ? listedAt(`rule.${path}.people`, 'attendee', selector.people) : [],
  );
  const pairs = groupsNamedBy(rule).flatMap(([path, group]) =>
    listedAt(`rule.${path}.people`, 'attendee', group.people),
  );
  const place = placeNamedBy(rule);
  const path = zoneNamedBy(rule) === undefined ? 'rule.place' : 'rule.zone';
  return [
    ...people,
    ...pairs,
    ...listedAt('rule.tables', 'table', tablesNamedBy(rule)),
    ...(place === undefined ? [] : [{ kind: 'place' as const, id: place, path }]),
  ];
};

const messages = {
  attendee: 'Nobody in this event has this id',
  table: 'No table of this event has this id',
  place: 'Nothing on the floor has this id',
} as const;

const noArea = 'No table can stand within this: give it an area first';

/**
 * @throws Refusal RULE_INVALID if a rule names people, tables or a place that the plan lacks, or a zone
 * without an area
 */
export const refuseUnknown = (plan: ActivePlan, rule: SeatingRule): void => {
  const issues = unknownOf(plan, namedAt(rule));
  const zone = plan.objects.get(zoneNamedBy(rule) ?? '');
  if (zone && !hasArea(zone.shape)) issues.push({ path: 'rule.zone', message: noArea });
  refuseInvalid(issues);
};

/** @throws Refusal RULE_INVALID for a person whom the plan lacks */
export const refuseStrangers = (plan: ActivePlan, people: readonly string[]): void =>
  refuseInvalid(
    unknownOf(
      plan,
      people.map((id, n) => ({ kind: 'attendee', id, path: `people.${n}` })),
    ),
  );

const unknownOf = (plan: ActivePlan, all: readonly NamedAt[]): Issue[] =>
  all
    .filter((named) => !isInPlan(plan, named))
    .map(({ kind, path }) => ({ path, message: messages[kind] }));

const refuseInvalid = (issues: readonly Issue[]): void => {
  const [first] = issues;
  if (!first) return;
  const message = issues.length === 1 ? first.message : 'Please check the marked fields';
  throw new Refusal('RULE_INVALID', message, issues);
};
