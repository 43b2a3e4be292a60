import type { ActivePlan } from '../eventPlans/state.ts';
import type { SeatingInput, SeatingRule } from '../seatingEngine/input.ts';

type Place = SeatingInput['places'][number];
type Kept = { order: number; rule: Omit<SeatingRule, 'id'> };
type Placed = { shape: string; x: number; y: number };
type WithFacts = ActivePlan & {
  rules?: Iterable<[string, Kept]>;
  objects?: Iterable<[string, Placed]>;
};

/** Points of the floor that rules may name. */
export const placesOf = (plan: ActivePlan): Place[] =>
  [...((plan as WithFacts).objects ?? [])]
    .filter(([, { shape }]) => shape === 'point')
    .map(([id, { x, y }]) => ({ id, x, y }));

/** The rules of the plan, in their order. One whose place is gone says nothing. */
export const rulesOf = (plan: ActivePlan, places: readonly Place[]): SeatingRule[] =>
  [...((plan as WithFacts).rules ?? [])]
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([id, { rule }]) => ({ id, ...rule }) as SeatingRule)
    .filter((rule) => rule.kind !== 'Near' || places.some(({ id }) => id === rule.place));
