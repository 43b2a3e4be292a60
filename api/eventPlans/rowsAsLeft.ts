import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { FloorObjectRow } from '../../schema/entities/floorObject.ts';
import type { SeatRow } from '../../schema/entities/seat.ts';
import type { SeatingRuleRow } from '../../schema/entities/seatingRule.ts';
import type { TableRow } from '../../schema/entities/table.ts';
import { eventMarker, eventPlanStream, ruleSubject } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import type { Handled } from '../core/handleCommand.ts';
import { notFound } from '../core/notFound.ts';
import { eventPlanDecider } from './decider.ts';
import { type ActivePlan, type AttendeeState, type PlanState, tableFacts } from './state.ts';

/**
 * Rows as a command left them, for things that somebody removed before the command could answer. A row is
 * undefined if the plan did not have the thing either.
 */
type RowsAsLeft = {
  event: () => EventRow;
  attendee: (id: string) => Promise<AttendeeRow | undefined>;
  table: (id: string) => Promise<TableRow | undefined>;
  seat: (id: string) => Promise<SeatRow | undefined>;
  rule: (id: string) => Promise<SeatingRuleRow | undefined>;
  object: (id: string) => Promise<FloorObjectRow | undefined>;
};

export type HandledPlan = Handled<PlanState, EventPlanEvent>;
type Creation = { createdAt: string; createdByUserId: string };

/** Undefined if the command left no plan. */
export const rowsAsLeft = async (
  app: Application,
  handled: HandledPlan,
): Promise<RowsAsLeft | undefined> => {
  const plan = await planAsLeft(app, handled);
  if (!plan) return undefined;
  const { eventId } = plan;
  const updatedAt = handled.events.at(-1)?.metadata.at ?? new Date().toISOString();
  const unknown: Creation = { createdAt: updatedAt, createdByUserId: plan.ownerId };

  /** The history keeps who added a thing, and when. */
  const creationOf = async (id: string): Promise<Creation> => {
    const entry = await app
      .read('history_subjects')
      .join('seating_history', 'seating_history.id', 'history_subjects.id')
      .whereRaw('subjects && ARRAY[?]::text[]', [id])
      .orderBy('history_subjects.position')
      .first<Creation | undefined>({
        createdAt: 'timestamp',
        createdByUserId: 'performed_by_user_id',
      });
    return entry ?? unknown;
  };

  return {
    event: () => ({ ...ofNoDraft, id: eventId, ...plan.details, ...unknown, updatedAt }),
    attendee: async (id) => {
      const found = plan.attendees.get(id);
      if (!found) return undefined;
      const facts = { ...attendeeFacts(eventId, found), order: found.order };
      return { id, eventId, ...facts, ...(await creationOf(id)), updatedAt };
    },
    table: async (id) => {
      const found = plan.tables.get(id);
      if (!found) return undefined;
      const { order, tags } = found;
      const facts = { ...tableFacts(found), order, tags, isActive: true };
      return { id, eventId, ...facts, ...(await creationOf(id)), updatedAt };
    },
    object: async (id) => {
      const found = plan.objects.get(id);
      if (!found) return undefined;
      const { place, ...object } = found;
      return { id, eventId, ...object, ...place, ...(await creationOf(id)), updatedAt };
    },
    seat: async (id) => {
      const found = plan.seats.get(id);
      if (!found) return undefined;
      const { createdAt } = await creationOf(found.tableId);
      return { id, eventId, ...found, createdAt, updatedAt };
    },
    rule: async (id) => {
      const found = plan.rules.get(id);
      return found && { id, eventId, ...found, ...(await creationOf(ruleSubject(id))), updatedAt };
    },
  };
};

type Things = Omit<RowsAsLeft, 'event'>;
type RowOf<T extends keyof Things> = NonNullable<Awaited<ReturnType<Things[T]>>>;

/**
 * The row of a thing if it was found after a command; otherwise the row as the command left it, because
 * somebody has removed the thing since.
 * @throws Refusal the NOT_FOUND of the thing
 */
export const foundOrAsLeft = async <T extends keyof Things>(
  app: Application,
  handled: HandledPlan,
  thing: T,
  id: string,
  found: RowOf<T> | undefined,
): Promise<RowOf<T>> => {
  const row = found ?? (await (await rowsAsLeft(app, handled))?.[thing](id));
  if (!row) throw notFound(thing);
  return row as RowOf<T>;
};

const attendeeFacts = (eventId: string, found: AttendeeState) => {
  const { person, tags, placement, isCheckedIn, isPinned, attendeeRole } = found;
  const { reply, leftSeatId, guestOf, isNamed } = found;
  const hold = placement.in === 'holding' ? placement : undefined;
  return {
    ...person,
    attendeeRole,
    isCheckedIn,
    isPinned,
    reply,
    leftSeatId,
    guestOf,
    isNamed,
    tags: [eventMarker(eventId), ...tags],
    holdingFor: hold ? [eventMarker(eventId)] : [],
    holdReason: hold?.reason ?? null,
    heldSince: hold?.since ?? null,
  };
};

const ofNoDraft = { draftOf: null, draftName: null, draftRevision: null, draftStartedBy: null };

/**
 * The plan after the command. For a repeated command the present state is later, so the earlier one is read.
 */
const planAsLeft = async (
  app: Application,
  { state, events }: HandledPlan,
): Promise<ActivePlan | undefined> => {
  const last = events.at(-1);
  if (last && 'revision' in last && typeof last.revision === 'bigint') {
    const stream = eventPlanStream(last.data.eventId);
    const { state: then } = await app.commands.at(eventPlanDecider, stream, last.revision);
    return then.status === 'active' ? then : undefined;
  }
  return state.status === 'active' ? state : undefined;
};
