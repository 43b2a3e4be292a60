import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';
import { compareNames } from '../texts/formats.ts';

/** Whom somebody brings along, by name. */
export const plusOnesOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  [...view.people.values()]
    .filter(({ guestOf }) => guestOf === hostId)
    .sort((a, b) => compareNames(a.name, b.name));

/** Those of them without a name: what is replied for the host goes for them as well, unless it is not to. */
export const unnamedOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  plusOnesOf(view, hostId).filter(({ isNamed }) => !isNamed);
