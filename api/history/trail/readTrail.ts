import type { Trail } from '../../../schema/entities/history.ts';
import type { Application, RequestContext } from '../../application.ts';
import { attendeesByIds } from '../../attendees/queries.ts';
import { requireCapabilities } from '../../auth/authorize.ts';
import { notFound } from '../../core/notFound.ts';
import { planAt as planOf } from '../../eventPlans/plans.ts';
import { shownUpTo } from '../../queries/shownUpTo.ts';
import { eventOf } from '../eventOf.ts';
import { entriesTouching, eventsAt, type Touching, tablesOfSeats } from './entries.ts';
import { staysAsSeen } from './staysAsSeen.ts';
import { shapingActions } from './tableAfter.ts';
import {
  type PlacedStay,
  type PlanAt,
  placedStays,
  stayAt,
  type TableHistory,
  tableHistoryOf,
} from './trailOf.ts';

/**
 * The trail of an attendee, also of a removed one: their places so far. Only viewers who may see details
 * learn of holds. Reads only the events that touched the attendee or changed the shape of their tables.
 * @throws Refusal ATTENDEE_NOT_FOUND, also for erased people; NOT_SIGNED_IN
 */
export const readTrail = async (
  app: Application,
  request: RequestContext,
  attendeeId: string,
): Promise<Trail> => {
  const eventId = await eventOf(app, 'attendees', attendeeId);
  if (eventId === undefined) throw notFound('attendee');
  const capabilities = await requireCapabilities(app, request, eventId, 'attendee');
  const position = await shownUpTo(app.read);
  const entries = await entriesTouching(app, eventId, [attendeeId]);
  if (entries.some(({ action }) => action === 'attendee_erased')) throw notFound('attendee');
  const planAt: PlanAt = (revision) => planOf(app, eventId, revision);
  const events = await eventsAt(app, eventId, entries);
  const placed = await placedStays(events, attendeeId, planAt);
  const name = await nameOf(app, attendeeId, entries.at(-1), planAt);
  if (name === undefined) throw notFound('attendee');
  const stays = await named(app, eventId, placed, planAt);
  return { attendeeId, eventId, position, name, stays: staysAsSeen(stays, capabilities) };
};

/** The present or last name of an attendee; undefined for an unknown one. */
const nameOf = async (
  app: Application,
  attendeeId: string,
  left: Touching | undefined,
  planAt: PlanAt,
): Promise<string | undefined> => {
  const [attendee] = await attendeesByIds(app, [attendeeId]);
  if (attendee || !left) return attendee?.name;
  const before = await planAt(BigInt(left.revision) - 1n);
  return before.attendees.get(attendeeId)?.person.name;
};

const named = async (
  app: Application,
  eventId: string,
  placed: readonly PlacedStay[],
  planAt: PlanAt,
) => {
  const seatIds = placed.flatMap(({ placement }) =>
    placement.in === 'seat' ? [placement.seatId] : [],
  );
  const tableIdOf = await tablesOfSeats(app, eventId, seatIds);
  const tableIds = [...new Set(tableIdOf.values())];
  const shaping = await entriesTouching(app, eventId, tableIds, shapingActions);
  const events = await eventsAt(app, eventId, shaping);
  const tables = new Map<string, TableHistory>();
  for (const id of tableIds) tables.set(id, await tableHistoryOf(events, id, planAt));
  return placed.map((stay) => stayAt(stay, tableIdOf, tables));
};
