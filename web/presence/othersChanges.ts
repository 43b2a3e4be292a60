import { eventMarker } from '../../schema/ids.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Attendee, PlanDelta, PlanTable } from '../seating/seatingPlan.ts';
import type { Changes } from './useAnnounceChanges.ts';

type Delta = Pick<
  PlanDelta,
  'attendees' | 'removedAttendeeIds' | 'tables' | 'removedTableIds' | 'seats' | 'removedSeatIds'
>;

const attendeeFacts = ['name', 'title', 'company', 'email', 'attendeeRole', 'holdReason'] as const;
const tableFacts = ['name', 'capacity', 'layout', 'endSeats', 'x', 'y', 'rotation'] as const;

const differs = <Row, Key extends keyof Row>(
  before: Row,
  after: Pick<Row, Key>,
  facts: readonly Key[],
): boolean => facts.some((fact) => before[fact] !== after[fact]);

/**
 * The changes that a delta makes to the plan on screen. This client's own changes are on screen
 * already, so they are not reported. A moved person is marked at their new place.
 */
export const othersChanges = (eventId: string, view: PlanView, delta: Delta): Changes => {
  const marker = eventMarker(eventId);
  const isHeld = ({ holdingFor }: Pick<Attendee, 'holdingFor'>) => holdingFor.includes(marker);
  const removed = new Set(delta.removedAttendeeIds);
  const turned = delta.seats.filter((seat) => {
    const before = view.seats.get(seat.id);
    return (before?.attendeeId ?? null) !== seat.attendeeId;
  });
  const seated = new Set(turned.flatMap(({ attendeeId }) => attendeeId ?? []));
  const left = [
    ...turned.flatMap(({ id }) => view.seats.get(id)?.attendeeId ?? []),
    ...delta.removedSeatIds.flatMap((id) => view.seats.get(id)?.attendeeId ?? []),
  ].filter((id) => !seated.has(id) && !removed.has(id));

  const parked: string[] = [];
  const released: string[] = [];
  const edited: string[] = [];
  for (const attendee of delta.attendees) {
    const before = view.people.get(attendee.id);
    if (!before || differs(before, attendee, attendeeFacts)) edited.push(attendee.id);
    if (!before || seated.has(attendee.id)) continue;
    if (isHeld(attendee) && !isHeld(before)) parked.push(attendee.id);
    if (!isHeld(attendee) && isHeld(before)) released.push(attendee.id);
  }
  const gone = delta.removedAttendeeIds.filter((id) => view.people.has(id));
  const unseated = [...new Set([...left, ...released])].filter((id) => !parked.includes(id));
  const people = edited.filter((id) => !parked.includes(id));

  const tableBefore = new Map(view.tables.map(({ table }) => [table.id, table]));
  const tables = delta.tables.filter((table) => {
    const before: PlanTable | undefined = tableBefore.get(table.id);
    return !before || differs(before, table, tableFacts);
  });
  const goneTables = delta.removedTableIds.filter((id) => tableBefore.has(id));

  return {
    ids: [
      ...turned.map(({ id }) => id),
      ...new Set([...unseated, ...parked, ...people]),
      ...tables.map(({ id }) => id),
    ],
    did: {
      seated: seated.size,
      unseated: unseated.length,
      held: parked.length,
      people: people.length + gone.length,
      tables: tables.length + goneTables.length,
    },
  };
};
