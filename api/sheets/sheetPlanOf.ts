import type { SheetPlan } from '../../schema/sheets/sheetPlan.ts';
import { type ActivePlan, inOrder } from '../eventPlans/state.ts';

/** A plan as paper shows it, with no more personal data than the given plan. */
export const sheetPlanOf = (plan: ActivePlan, showsDetails: boolean): SheetPlan => {
  const { details, draftOf, tables, seats, attendees, objects, room, fields } = plan;
  return {
    event: {
      name: details.name,
      startDate: details.startDate,
      location: details.location,
      isDraft: draftOf !== null,
    },
    showsDetails,
    tables: inOrder(tables).map(([id, { name, layout, endSeats, place, seatIds }]) => ({
      id,
      name,
      layout,
      endSeats,
      capacity: seatIds.length,
      ...place,
    })),
    seats: [...seats].map(([id, seat]) => ({ id, ...seat })),
    people: inOrder(attendees).map(([id, { person, guestOf, isNamed, reply, placement }]) => ({
      id,
      name: person.name,
      company: person.company,
      party: person.party,
      guestOf,
      isNamed,
      isHeld: placement.in === 'holding',
      reply,
      diets: person.diets,
      allergies: person.allergies,
      title: person.title,
      custom: person.custom,
    })),
    objects: [...objects].map(([id, { kind, name, shape, place }]) => ({
      id,
      kind,
      name,
      shape,
      ...place,
    })),
    outline: room.outline,
    background: room.background,
    fields,
  };
};
