import { foldPlan } from './foldPlan.ts';
import { grouped } from './grouped.ts';
import type { LogEvent } from './logEvent.ts';
import { emptyPlan, type Person, type Plan } from './plan.ts';
import type { Comer, Lists, Recorded } from './planChange.ts';

type Reference = { eventId: string; fromEventId: string; revision: number };

/**
 * The log with the full copy at the start of each draft, in place of the log's reference to the plan that
 * was copied. The copy is that plan as the harness folds it up to the revision, with `~` and the draft's
 * id after each id.
 */
export const withCopies = (log: readonly LogEvent[]): LogEvent[] => {
  const streams = grouped(log, ({ stream }) => stream);
  return log.map((event) => {
    if (event.type !== 'PlanCopiedByReference') return event;
    const { fromEventId, revision } = event.data as Reference;
    const source = streams.get(`eventPlan-${fromEventId}`) ?? [];
    const plan = emptyPlan();
    for (const earlier of source) if (earlier.revision <= revision) foldPlan(plan, earlier);
    return { ...event, type: 'PlanCopied', data: { ...event.data, ...copyOf(plan, event.data) } };
  });
};

const copyOf = (plan: Plan, { eventId }: LogEvent['data']): Recorded => {
  const idOf = (id: string) => `${id}~${eventId}`;
  const change = {
    tablesAdded: [...plan.tables.keys()].map((tableId) => tableIn(plan, tableId, idOf)),
    objectsAdded: [...plan.objects].map(([id, object]) => ({ objectId: idOf(id), object })),
    room: { after: plan.room },
  };
  const attendeesAdded = [...plan.people].map((one) => comerOf(one, idOf));
  return { changeId: `${eventId}`, part: 0, parts: 1, attendeesAdded, change };
};

type IdOf = (id: string) => string;

const tableIn = (plan: Plan, tableId: string, idOf: IdOf): Lists['tablesAdded'][number] => ({
  tableId: idOf(tableId),
  seats: (plan.tables.get(tableId) ?? []).map((seatId) => ({
    seatId: idOf(seatId),
    position: plan.seats.get(seatId)?.position ?? Number.NaN,
  })),
  place: plan.spots.get(tableId),
});

const comerOf = ([id, person]: [string, Person], idOf: IdOf): Comer => {
  const { isCheckedIn, isPinned, reply, leftSeatId, guestOf, isHeld } = person;
  const [seatId] = person.seats;
  return {
    attendeeId: idOf(id),
    isCheckedIn,
    isPinned,
    reply,
    ...(leftSeatId !== null && { leftSeatId: idOf(leftSeatId) }),
    ...(guestOf !== null && { guestOf: idOf(guestOf) }),
    placement: isHeld ? { in: 'holding' } : seatId ? { in: 'seat', seatId: idOf(seatId) } : pool,
  };
};

const pool = { in: 'pool' } as const;
