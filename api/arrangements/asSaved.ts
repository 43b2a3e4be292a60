import { isDeclined } from '../../schema/attendees/replies.ts';
import type { SavedSeating, SnapshotTable } from '../../schema/domainEvents.ts';
import type { Place } from '../../schema/planFacts.ts';
import { isSamePlace } from '../../schema/rooms/onFloor.ts';
import {
  type ActivePlan,
  occupantsOf,
  pinned,
  type TableState,
  toPool,
  withPinsOf,
} from '../eventPlans/state.ts';
import { seated } from '../placement/evolve.ts';
import { withTable } from '../planChange/apply.ts';
import { withObjectsAsSaved } from './objectsAsSaved.ts';

/**
 * The plan with a saved arrangement applied. Its tables and the objects of its room become as they were
 * saved; removed ones return. People of the arrangement who are still in the event take their saved seats.
 * Anybody else at these tables returns to the pool. Pinned people stay pinned on their saved seats, and
 * people who were pinned there are pinned again.
 * @throws Refusal ATTENDEE_NOT_FOUND, TABLE_NOT_FOUND if the plan contradicts itself
 */
export const asSaved = (
  plan: ActivePlan,
  { tables: saved, objects = [], outline, background, pinnedIds = [] }: SavedSeating,
): ActivePlan => {
  const seating = saved
    .flatMap(({ seats }) => seats)
    .flatMap(([seatId, , , , attendeeId]): [string, string][] =>
      attendeeId && plan.attendees.has(attendeeId) ? [[seatId, attendeeId]] : [],
    );
  const seatIds = saved.flatMap(({ tableId }) => plan.tables.get(tableId)?.seatIds ?? []);
  const moving = seating.map(([, attendeeId]) => ({ attendeeId }));
  const freed = toPool(plan, [...occupantsOf(plan, seatIds), ...moving]);
  const taken = seated(saved.reduce(withTableAsSaved, freed), seating);
  const kept = withPinsOf(plan, taken, moving);
  const restored = withObjectsAsSaved(pinnedIds.reduce(pinnedAgain, kept), objects);
  // An outline or background that was not saved stays as in the plan, like other objects.
  const room = { ...restored.room, ...(outline && { outline }), ...(background && { background }) };
  return { ...restored, room };
};

/**
 * As `asSaved`, but people who have declined since do not get a seat back, because they are seated by hand
 * only. People who declined and have a seat nevertheless move like everybody else.
 */
export const asApplied = (plan: ActivePlan, saved: SavedSeating): ActivePlan => {
  const staysAway = (attendeeId: string | null): boolean => {
    const attendee = plan.attendees.get(attendeeId ?? '');
    return attendee !== undefined && attendee.placement.in !== 'seat' && isDeclined(attendee.reply);
  };
  return asSaved(plan, {
    ...saved,
    tables: saved.tables.map((table) => ({
      ...table,
      seats: table.seats.map(([seatId, position, x, y, who]): (typeof table.seats)[number] => [
        seatId,
        position,
        x,
        y,
        staysAway(who) ? null : who,
      ]),
    })),
    ...(saved.pinnedIds && { pinnedIds: saved.pinnedIds.filter((id) => !staysAway(id)) }),
  });
};

const pinnedAgain = (plan: ActivePlan, attendeeId: string): ActivePlan =>
  plan.attendees.has(attendeeId) ? pinned(plan, attendeeId, true) : plan;

/** The plan with one table as saved. The table's seats must be free. */
const withTableAsSaved = (plan: ActivePlan, saved: SnapshotTable): ActivePlan => {
  const standing = plan.tables.get(saved.tableId);
  const cleared = { ...plan, seats: plan.seats.deleteAll(standing?.seatIds ?? []) };
  return withTable(cleared, {
    ...saved,
    order: standing?.order ?? plan.nextOrder,
    place: placeOf(saved, standing),
    tags: saved.tags ?? standing?.tags ?? [],
    seats: saved.seats.map(([seatId, position, x, y]) => ({ seatId, position, x, y })),
  });
};

/** The place of a table. An unmoved table keeps its own object, so that no difference is found. */
const placeOf = (
  { place: { x, y, rotation } }: SnapshotTable,
  standing: TableState | undefined,
): Place => {
  const place = { x, y, rotation };
  return standing && isSamePlace(standing.place, place) ? standing.place : place;
};
