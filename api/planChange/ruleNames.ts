import type { PlanChange } from '../../schema/planChange.ts';
import {
  peopleNamedBy,
  placeNamedBy,
  type SeatingRule,
  tablesNamedBy,
} from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from '../eventPlans/state.ts';

type Kind = 'attendee' | 'table' | 'place';
export type Named = { kind: Kind; id: string };

/** Everything that a rule names by id. */
export const namedBy = (rule: SeatingRule): Named[] => {
  const place = placeNamedBy(rule);
  return [
    ...peopleNamedBy(rule).map((id): Named => ({ kind: 'attendee', id })),
    ...tablesNamedBy(rule).map((id): Named => ({ kind: 'table', id })),
    ...(place === undefined ? [] : [{ kind: 'place' as const, id: place }]),
  ];
};

/** Whether the plan has what a rule names. */
export const isInPlan = (plan: ActivePlan, { kind, id }: Named): boolean => {
  switch (kind) {
    case 'attendee':
      return plan.attendees.has(id);
    case 'table':
      return plan.tables.has(id);
    case 'place':
      // Places are objects of the floor.
      return plan.objects.has(id);
  }
};

/** The ids in a rule that the plan would lack after a change. */
export const missingAfter = (change: PlanChange, plan: ActivePlan, rule: SeatingRule): Named[] => {
  const gone = new Set([
    ...change.attendeesRemoved.map(({ attendeeId }) => attendeeId),
    ...change.tablesRemoved.map(({ tableId }) => tableId),
    ...change.objectsRemoved.map(({ objectId }) => objectId),
  ]);
  const come = new Set([
    ...change.attendeesAdded.map(({ attendeeId }) => attendeeId),
    ...change.tablesAdded.map(({ tableId }) => tableId),
    ...change.objectsAdded.map(({ objectId }) => objectId),
  ]);
  return namedBy(rule).filter(
    (named) => !come.has(named.id) && (gone.has(named.id) || !isInPlan(plan, named)),
  );
};

/** The rules of a plan that name something, with their ids. */
export const rulesNaming = (plan: ActivePlan, { kind, id }: Named): string[] =>
  [...plan.rules].flatMap(([ruleId, { rule }]) =>
    namedBy(rule).some((named) => named.kind === kind && named.id === id) ? [ruleId] : [],
  );
