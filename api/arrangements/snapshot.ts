import type { SnapshotTable } from '../../schema/domainEvents.ts';
import type { WholeObject } from '../../schema/planChange.ts';
import { type Issue, Refusal } from '../../schema/refusal.ts';
import { type ActivePlan, seatOf, tableOf } from '../eventPlans/state.ts';
import type { Held } from './savedSeating.ts';

type GivenAssignment = { seatId: string; attendeeId?: string | null };

/**
 * The seating of a whole event or of one table, from the plan or from given assignments. The seating of a
 * whole event includes the objects in the room.
 * @throws Refusal TABLE_NOT_FOUND; BAD_INPUT if assignments name an unknown seat or person, name one twice,
 * or name a seat of another table than the saved one
 */
export const snapshotOf = (
  plan: ActivePlan,
  tableId: string | null,
  given?: readonly GivenAssignment[] | null,
): Held => {
  const sitting = given ? checked(plan, tableId, given) : undefined;
  const ids = tableId ? [tableId] : [...plan.tables.keys()];
  const names: Record<string, string> = {};
  const pinnedIds: string[] = [];
  const tables = ids
    .map((id) => ({ id, ...tableOf(plan, id) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id, name, layout, endSeats, place, tags, seatIds }) => ({
      tableId: id,
      name,
      layout,
      endSeats,
      place,
      tags,
      seats: seatIds.map((seatId): SnapshotTable['seats'][number] => {
        const { position, x, y, attendeeId: seated } = seatOf(plan, seatId);
        const attendeeId = sitting ? (sitting.get(seatId) ?? null) : seated;
        const attendee = attendeeId ? plan.attendees.get(attendeeId) : undefined;
        if (attendeeId && attendee) names[attendeeId] = attendee.person.name;
        if (attendeeId && attendeeId === seated && attendee?.isPinned) pinnedIds.push(attendeeId);
        return [seatId, position, x, y, attendeeId];
      }),
    }));
  const room = tableId === null && { objects: objectsIn(plan), ...plan.room };
  return { tables, ...room, pinnedIds, names };
};

/** The objects of the plan, by name. */
const objectsIn = ({ objects }: ActivePlan): WholeObject[] =>
  [...objects]
    .map(([objectId, object]) => ({ objectId, object }))
    .sort((one, other) => (one.object.name < other.object.name ? -1 : 1));

const checked = (
  plan: ActivePlan,
  tableId: string | null,
  given: readonly GivenAssignment[],
): Map<string, string> => {
  const sitting = new Map<string, string>();
  const seats = new Set<string>();
  const people = new Set<string>();
  const issues: Issue[] = [];
  for (const [index, { seatId, attendeeId }] of given.entries()) {
    const wrong = (path: string, message: string) =>
      issues.push({ path: `assignments.${index}.${path}`, message });
    const seat = plan.seats.get(seatId);
    if (!seat) wrong('seatId', 'Seat not found');
    else if (tableId && seat.tableId !== tableId) wrong('seatId', 'This seat is not at the table');
    if (seats.has(seatId)) wrong('seatId', 'This seat is named twice');
    seats.add(seatId);
    if (!attendeeId) continue;
    if (!plan.attendees.has(attendeeId)) wrong('attendeeId', 'Attendee not found');
    if (people.has(attendeeId)) wrong('attendeeId', 'This attendee is named twice');
    people.add(attendeeId);
    sitting.set(seatId, attendeeId);
  }
  if (issues.length > 0) {
    throw new Refusal('BAD_INPUT', 'Some assignments do not fit the event', issues);
  }
  return sitting;
};
