import type { PlanView } from '../seating/planView.ts';
import type { Attendee } from '../seating/seatingPlan.ts';

/** A guest's plus-ones, in the order in which they were added. */
export const plusOnesOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  [...view.people.values()].filter(({ guestOf }) => guestOf === hostId);

/** The unnamed plus-ones. The host's reply also applies to them, unless that is switched off. */
export const unnamedOf = (view: Pick<PlanView, 'people'>, hostId: string): Attendee[] =>
  plusOnesOf(view, hostId).filter(({ isNamed }) => !isNamed);
