import { Map as Keyed } from 'immutable';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import { customWithIds, fieldsWithIds } from '../../schema/guestFields/guestFields.ts';
import { mealsWithIds, menuWithIds } from '../../schema/menus/menu.ts';
import type { Placement } from '../../schema/planFacts.ts';
import { ruleWithIds } from '../../schema/seatingRules/seatingRules.ts';
import type { ActivePlan } from './state.ts';

type IdOf = (id: string) => string;

/** The same plan with all ids mapped, to those of a copy or back to the original's. */
export const planWithIds = (plan: ActivePlan, idOf: IdOf): ActivePlan => ({
  ...plan,
  menu: menuWithIds(plan.menu, idOf),
  fields: fieldsWithIds(plan.fields, idOf),
  attendees: Keyed(
    [...plan.attendees].map(([id, attendee]) => [
      idOf(id),
      {
        ...attendee,
        person: personWithIds(attendee.person, idOf),
        leftSeatId: attendee.leftSeatId === null ? null : idOf(attendee.leftSeatId),
        guestOf: attendee.guestOf === null ? null : idOf(attendee.guestOf),
        placement: placedBy(attendee.placement, idOf),
      },
    ]),
  ),
  tables: Keyed(
    [...plan.tables].map(([id, table]) => [
      idOf(id),
      { ...table, seatIds: table.seatIds.map(idOf) },
    ]),
  ),
  seats: Keyed(
    [...plan.seats].map(([id, seat]) => [
      idOf(id),
      {
        ...seat,
        tableId: idOf(seat.tableId),
        attendeeId: seat.attendeeId === null ? null : idOf(seat.attendeeId),
      },
    ]),
  ),
  rules: Keyed(
    [...plan.rules].map(([id, { order, rule }]) => [
      idOf(id),
      { order, rule: ruleWithIds(rule, idOf) },
    ]),
  ),
  objects: plan.objects.mapKeys(idOf),
  erased: plan.erased.map(idOf),
  staged: Keyed(),
});

const personWithIds = (person: AttendeePerson, idOf: IdOf): AttendeePerson =>
  person.meals || person.custom
    ? {
        ...person,
        meals: mealsWithIds(person.meals, idOf),
        custom: customWithIds(person.custom, idOf),
      }
    : person;

const placedBy = (placement: Placement, idOf: IdOf): Placement =>
  placement.in === 'seat' ? { in: 'seat', seatId: idOf(placement.seatId) } : placement;
