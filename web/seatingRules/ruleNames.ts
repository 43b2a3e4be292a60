import type { DrawnObject } from '../floorObjects/shapes.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';

/** The plan on screen, with the places that rules can name. */
export type RuleView = PlanView & { places: ReadonlyMap<string, Place> };
type Place = Pick<DrawnObject, 'id' | 'name' | 'kind' | 'shape'>;

export const ruleViewOf = (
  { floorObjects }: Pick<Plan, 'floorObjects'>,
  view: PlanView,
): RuleView => ({
  ...view,
  places: new Map(floorObjects.map((object) => [object.id, object])),
});

/** The names behind a rule's ids; undefined for what is gone. */
export type RuleNames = {
  person: (id: string) => string | undefined;
  table: (id: string) => string | undefined;
  place: (id: string) => string | undefined;
};

/** The names in the plan on screen. */
export const namesOf = (view: Pick<RuleView, 'people' | 'tableById' | 'places'>): RuleNames => ({
  person: (id) => view.people.get(id)?.name,
  table: (id) => view.tableById.get(id)?.table.name,
  place: (id) => view.places.get(id)?.name,
});
