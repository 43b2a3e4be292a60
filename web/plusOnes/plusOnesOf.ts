import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';

/** Whom somebody brings along, as they came. */
export const plusOnesOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  [...view.people.values()].filter(({ guestOf }) => guestOf === hostId);

/** Those of them without a name: what is replied for the host goes for them as well, unless it is not to. */
export const unnamedOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  plusOnesOf(view, hostId).filter(({ isNamed }) => !isNamed);
