import type { z } from 'zod';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { eventExportAnswer } from '../../schema/entities/eventExport.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import { capabilitiesOf } from '../../schema/permissions.ts';
import { csvFile } from '../../schema/text/csvText.ts';
import type { Application, RequestContext } from '../application.ts';
import { readEventPlan } from '../eventPlans/queries.ts';
import type { EventPlan } from '../eventPlans/types.ts';
import { writeWorkbook } from '../workbooks/writeInThread.ts';
import { guestColumnsFor, type PlacedGuest } from './guestColumns.ts';

type EventExport = z.infer<typeof eventExportAnswer>;

/**
 * An event and its guests by order, with their seats. Fields that the caller may not see are blank.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const exportEvent = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<EventExport> => {
  const plan = await readEventPlan(app, request, { id });
  return { event: plan.event, fields: plan.fields, guests: placedGuests(plan) };
};

/** "Starter: Soup; Main: Trout"; null for guests who have chosen nothing. */
const mealNamesOf = ({ courses }: Menu, meals: AttendeeRow['meals']): string | null =>
  courses
    .flatMap(({ courseId, name, options }) => {
      const option = options.find(({ optionId }) => optionId === meals?.[courseId]);
      return option ? [`${name}: ${option.name}`] : [];
    })
    .join('; ') || null;

const placedGuests = ({ attendees, tables, seats, menu }: EventPlan): PlacedGuest[] => {
  const names = new Map([...tables, ...attendees].map(({ id, name }) => [id, name]));
  const taken = new Map(seats.map((seat) => [seat.attendeeId, seat]));
  return attendees.map((guest) => {
    const seat = taken.get(guest.id);
    const tableName = (seat && names.get(seat.tableId)) ?? null;
    const hostName = names.get(guest.guestOf ?? '') ?? null;
    const mealNames = mealNamesOf(menu, guest.meals);
    return { ...guest, mealNames, hostName, tableName, seat: seat?.position ?? null };
  });
};

/** The columns that the caller may see, and the cells of each guest. @throws as `exportEvent` */
const guestTable = async (app: Application, request: RequestContext, id: string) => {
  const plan = await readEventPlan(app, request, { id });
  const { event } = plan;
  const columns = guestColumnsFor(capabilitiesOf(request.viewer, event), columnsOfEvent(plan));
  return {
    event,
    names: columns.map(({ name }) => name),
    rows: placedGuests(plan).map((guest) => columns.map(({ cellOf }) => cellOf(guest))),
  };
};

/** The guests as CSV with a BOM. Safe to open in a spreadsheet. @throws as `exportEvent` */
export const guestsCsv = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: string }> => {
  const { event, names, rows } = await guestTable(app, request, id);
  return { event, file: csvFile(rows, names) };
};

/** The guests as an Excel workbook, with the same columns. @throws as `exportEvent` and `workbookWriter` */
export const guestsWorkbook = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: Buffer }> => {
  const { event, names, rows } = await guestTable(app, request, id);
  return { event, file: await writeWorkbook({ sheet: 'Guests', header: names, rows }) };
};
