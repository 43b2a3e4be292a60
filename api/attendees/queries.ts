import type { Knex } from 'knex';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { PlacementKind } from '../../schema/entities/placement.ts';
import { attendeeFilter } from '../../schema/inputs/lists.ts';
import { type Capabilities, capabilitiesOf } from '../../schema/permissions.ts';
import type { AttendeeRole } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities, requireEventOf, requireMember } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { attendeeColumns } from '../queries/columns.ts';
import {
  ascending,
  type OpenPage,
  openPageOf,
  type Page,
  type PageOf,
  pageOf,
} from '../queries/page.ts';
import { anyHas } from '../queries/search.ts';
import { guestAsSeen } from './guestAsSeen.ts';

const byOrder = ascending('attendees.order', 'attendees.id');
/** For lists of all events, which the index of these columns serves. */
const byTime = ascending('attendees.created_at', 'attendees.order', 'attendees.id');

/** A page of an event's attendees by order. @throws Refusal NOT_SIGNED_IN, BAD_INPUT, EVENT_NOT_FOUND */
export const listAttendees = async (
  app: Application,
  request: RequestContext,
  { eventId, ...filter }: { eventId: string } & Record<string, unknown>,
): Promise<Page<AttendeeRow>> => {
  requireMember(request);
  const { search, role, placement, ...page } = parseInput(attendeeFilter, filter);
  const capabilities = await requireCapabilities(app, request, eventId);
  const query = app.read('attendees').where('attendees.event_id', eventId);
  if (role) havingRole(query, role, capabilities);
  if (placement) placedIn(query, placement, capabilities);
  if (search) query.where(anyHas(['name', 'company'], search));
  return seen(await pageOf<AttendeeRow>(query, attendeeColumns, byOrder, page), capabilities);
};

const seen = ({ items, total }: Page<AttendeeRow>, capabilities: Capabilities) => ({
  items: items.map((guest) => guestAsSeen(guest, capabilities)),
  total,
});

/** Viewers who see no roles see everybody as a guest, and a filter must not reveal more. */
const havingRole = (
  query: Knex.QueryBuilder,
  role: AttendeeRole,
  capabilities: Capabilities,
): void => {
  if (capabilities.has('seeDetails')) query.where('attendee_role', role);
  else if (role !== 'guest') query.whereRaw('false');
};

const seated = 'SELECT FROM seats WHERE seats.attendee_id = attendees.id';

const placedIn = (
  query: Knex.QueryBuilder,
  placement: PlacementKind,
  capabilities: Capabilities,
): void => {
  const isHeld = capabilities.has('seeDetails') ? 'cardinality(holding_for) > 0' : 'false';
  if (placement === 'holding') query.whereRaw(isHeld);
  else if (placement === 'seated') query.whereRaw(`EXISTS (${seated})`);
  else query.whereRaw(`NOT (${isHeld}) AND NOT EXISTS (${seated})`);
};

/**
 * The attendees of one event, or of all events that the caller may edit. Includes held ones only with
 * `includeHolding` (decisions, "Placement").
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND
 */
export const attendeesForRest = async (
  app: Application,
  request: RequestContext,
  { eventId, includeHolding }: { eventId?: string; includeHolding: boolean },
  page: PageOf,
): Promise<Page<AttendeeRow> | OpenPage<AttendeeRow>> => {
  requireMember(request);
  // Without an event id, the caller may edit all of the events, and so may see everything.
  const capabilities = eventId ? await requireCapabilities(app, request, eventId) : null;
  const query = app.read('attendees');
  if (eventId) query.where('attendees.event_id', eventId);
  else {
    const mine = editableEvents(app, request.viewer).select('events.id');
    query.whereIn('attendees.event_id', mine);
  }
  const showsHolds = capabilities?.has('seeDetails') ?? true;
  if (!includeHolding && showsHolds) query.whereRaw('cardinality(holding_for) = 0');
  return capabilities
    ? seen(await pageOf<AttendeeRow>(query, attendeeColumns, byOrder, page), capabilities)
    : openPageOf<AttendeeRow>(query, attendeeColumns, byTime, page);
};

/** The attendees that exist among these ids, by order. */
export const attendeesByIds = (app: Application, ids: readonly string[]): Promise<AttendeeRow[]> =>
  app
    .read('attendees')
    .whereIn('id', [...ids])
    .select<AttendeeRow[]>(attendeeColumns)
    .orderBy(byOrder);

/** An attendee as the caller may see them. @throws Refusal ATTENDEE_NOT_FOUND, NOT_SIGNED_IN */
export const readAttendee = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<AttendeeRow> => {
  const facts = await requireEventOf(app, request, 'attendee', id, 'read');
  const [attendee] = await attendeesByIds(app, [id]);
  if (!attendee) throw notFound('attendee');
  return guestAsSeen(attendee, capabilitiesOf(request.viewer, facts));
};
