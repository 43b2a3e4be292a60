import type { SheetPerson, SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Attendee, Plan } from '../seating/seatingPlan.ts';

/** The plan on screen in the form for paper. */
export const sheetPlanOf = (
  { event, floorObjects, room }: Pick<Plan, 'event' | 'floorObjects' | 'room'>,
  view: PlanView,
  showsDetails: boolean,
): SheetPlan<Attendee & SheetPerson> => {
  const held = new Set(view.holding.map(({ id }) => id));
  return {
    event: {
      name: event.name,
      startDate: event.startDate ?? null,
      location: event.location ?? null,
      isDraft: Boolean(event.draftOf),
    },
    showsDetails,
    tables: view.tables.map(({ table }) => table),
    seats: view.tables.flatMap(({ seats }) => seats) as SheetPlan['seats'],
    people: [...view.people.values()].map((person) => ({
      ...person,
      company: person.company ?? null,
      party: person.party ?? null,
      guestOf: person.guestOf ?? null,
      isHeld: held.has(person.id),
    })),
    objects: floorObjects,
    outline: room?.outline ?? null,
    background: room?.background ?? null,
  };
};
