import {
  type ArrangementRow,
  type PublicArrangement,
  publicEvent,
} from '../../schema/entities/arrangement.ts';
import { mayReadPublicArrangement } from '../../schema/permissions.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireEvent, requireEventOf } from '../auth/authorize.ts';
import { notFound } from '../core/notFound.ts';
import { arrangementColumns, columnsOf } from '../queries/columns.ts';
import { latestFirst, type Page, type PageOf, pageOf } from '../queries/page.ts';

/** A page of an event's arrangements, newest first. @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND */
export const listArrangements = async (
  app: Application,
  request: RequestContext,
  eventId: string,
  part: PageOf,
): Promise<Page<ArrangementRow>> => {
  await requireEvent(app, request, eventId, 'read');
  const query = app.read('seating_arrangements').where({ event_id: eventId });
  return pageOf<ArrangementRow>(
    query,
    arrangementColumns,
    latestFirst('seating_arrangements'),
    part,
  );
};

/** An arrangement, without a check of rights. @throws Refusal ARRANGEMENT_NOT_FOUND */
export const arrangementById = async (app: Application, id: string): Promise<ArrangementRow> => {
  const arrangement = await app
    .read('seating_arrangements')
    .where({ id })
    .first<ArrangementRow | undefined>(arrangementColumns);
  if (!arrangement) throw notFound('arrangement');
  return arrangement;
};

/** An arrangement that the caller may read. @throws Refusal ARRANGEMENT_NOT_FOUND, NOT_SIGNED_IN */
export const readArrangement = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<ArrangementRow> => {
  await requireEventOf(app, request, 'arrangement', id, 'read');
  return arrangementById(app, id);
};

/**
 * The content of a public link, without sign-in: the room, and the names of people and tables.
 * @throws Refusal ARRANGEMENT_NOT_FOUND, also for arrangements that are not public; TOO_MANY_REQUESTS
 */
export const readPublicArrangement = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<PublicArrangement> => {
  const arrangement = await app.lookUpLink(request, async () => {
    const found = await arrangementById(app, id);
    demand(mayReadPublicArrangement(found), 'arrangement');
    return found;
  });
  const assignments = arrangement.assignments.map(({ attendeeId: _, ...seat }) => seat);
  const attendeeCount = assignments.filter(({ attendeeName }) => attendeeName !== null).length;
  const seatCount = assignments.length;
  const { name, description, tables, objects, outline, updatedAt, eventId, showsEvent } =
    arrangement;
  const event = showsEvent ? await publicEventOf(app, eventId) : undefined;
  return {
    id,
    name,
    description,
    tables,
    objects,
    ...(outline && { outline }),
    assignments,
    attendeeCount,
    seatCount,
    capacityPercent: seatCount === 0 ? 0 : Math.round((attendeeCount / seatCount) * 100),
    updatedAt,
    ...(event && { event }),
  };
};

const eventOnLink = columnsOf('events', publicEvent);

/** The part of an event that its public link shows, as the organiser chose. */
const publicEventOf = (app: Application, id: string): Promise<PublicArrangement['event']> =>
  app.read('events').where({ id }).first<PublicArrangement['event']>(eventOnLink);
