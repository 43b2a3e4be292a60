import { eventIdOf, newId } from '../../api/core/ids.ts';
import type { EventPlanCommand } from '../../api/eventPlans/commands.ts';
import type { DomainEvent } from '../../schema/domainEvents.ts';
import { noPerson } from '../../schema/entities/attendee.ts';
import { eventPlanStream } from '../../schema/ids.ts';
import type { EventLog, NewEvent } from '../../schema/ports/eventLog.ts';
import { seatsOf } from '../../schema/tables/seatLayout.ts';

export type SeatedPlan = {
  eventId: string;
  /** Moves one person back and forth between two seats, so that each command is a change. */
  nextMove: () => EventPlanCommand;
};

const metadata = { actorId: 'bench', at: '2026-01-01T00:00:00.000Z' };

const details = {
  name: 'Bench',
  description: null,
  startDate: null,
  endDate: null,
  location: null,
  status: 'active' as const,
  isPublic: false,
  maxAttendees: null,
};

/** A plan whose stream has `length` domain events: a table, a person, and then moves. */
export const seatedPlan = async (log: EventLog, length: number): Promise<SeatedPlan> => {
  const eventId = newId();
  const attendeeId = newId();
  const seats = seatsOf({ layout: 'circular', capacity: 8, endSeats: false }).map((seat) => ({
    ...seat,
    seatId: newId(),
  }));
  const [one, other] = seats.map((seat) => seat.seatId);
  if (!one || !other) throw new Error('a table of eight has two seats');

  const events: DomainEvent[] = [
    { type: 'EventPlanCreated', data: { eventId, ownerId: 'bench', details } },
    {
      type: 'TableAdded',
      data: {
        eventId,
        tableId: newId(),
        name: 'Table 1',
        layout: 'circular',
        endSeats: false,
        place: { x: 0, y: 0, rotation: 0 },
        seats,
      },
    },
    {
      type: 'AttendeeAdded',
      data: {
        eventId,
        attendeeId,
        attendeeRole: 'guest',
        tags: [],
        person: { ...noPerson, name: 'Mira Long' },
        held: null,
      },
    },
    { type: 'SeatAssigned', data: { eventId, seatId: one, attendeeId, from: { in: 'pool' } } },
  ];
  let at = one;
  const move = () => {
    const to = at === one ? other : one;
    const from = at;
    at = to;
    return { to, from };
  };
  while (events.length < length) {
    const { to, from } = move();
    const data = { eventId, seatId: to, attendeeId, from: { in: 'seat' as const, seatId: from } };
    events.push({ type: 'SeatAssigned', data });
  }
  await appendInPages(log, eventPlanStream(eventId), events);
  return {
    eventId,
    nextMove: () => ({
      type: 'AssignSeat',
      eventId,
      seatId: move().to,
      attendeeId,
      ifTaken: 'REFUSE',
    }),
  };
};

const appendInPages = async (log: EventLog, stream: string, events: readonly DomainEvent[]) => {
  const page = 1_000;
  for (let start = 0; start < events.length; start += page) {
    const commandId = newId();
    const batch = events.slice(start, start + page).map((event, n) => ({
      ...event,
      id: eventIdOf(commandId, n),
      metadata: { ...metadata, commandId },
    })) as NewEvent[];
    await log.append(stream, batch, { expected: start === 0 ? 'noStream' : BigInt(start - 1) });
  }
};
