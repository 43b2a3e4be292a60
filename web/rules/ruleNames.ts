import type { PlanView } from '../seating/planView.ts';

/** What a rule's ids are called; undefined for what is no longer there. */
export type RuleNames = {
  person: (id: string) => string | undefined;
  table: (id: string) => string | undefined;
  place: (id: string) => string | undefined;
};

/** The names as the plan on screen has them. */
export const namesOf = (view: Pick<PlanView, 'people' | 'tableById'>): RuleNames => ({
  person: (id) => view.people.get(id)?.name,
  table: (id) => view.tableById.get(id)?.table.name,
  place: () => undefined,
});
