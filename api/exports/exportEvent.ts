import type { z } from 'zod';
import type { eventExportAnswer } from '../../schema/entities/eventExport.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { capabilitiesOf } from '../../schema/permissions.ts';
import type { AttendeeRow, EventRow } from '../../schema/readModels.ts';
import { csvText } from '../../schema/text/csvText.ts';
import type { Application, RequestContext } from '../application.ts';
import { readEventPlan } from '../eventPlans/queries.ts';
import type { EventPlan } from '../eventPlans/types.ts';
import { eventColumnsOf } from '../guestLists/eventColumns.ts';
import { menuOf } from '../menus/queries.ts';
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
  const { event, fields } = plan;
  return { event, fields, guests: placedGuests(plan, await menuOf(app.read, id)) };
};

/** "Starter: Soup; Main: Trout"; null for guests who have chosen nothing. */
const mealNamesOf = ({ courses }: Menu, meals: AttendeeRow['meals']): string | null =>
  courses
    .flatMap(({ courseId, name, options }) => {
      const option = options.find(({ optionId }) => optionId === meals?.[courseId]);
      return option ? [`${name}: ${option.name}`] : [];
    })
    .join('; ') || null;

const placedGuests = ({ attendees, tables, seats }: EventPlan, menu: Menu): PlacedGuest[] => {
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

const columnsFor = async (app: Application, { viewer }: RequestContext, event: EventRow) =>
  guestColumnsFor(capabilitiesOf(viewer, event), await eventColumnsOf(app, event.id));

/** The guests as CSV with a BOM. Safe to open in a spreadsheet. @throws as `exportEvent` */
export const guestsCsv = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: string }> => {
  const { event, guests } = await exportEvent(app, request, id);
  const columns = await columnsFor(app, request, event);
  const rows = guests.map((guest) =>
    Object.fromEntries(columns.map(({ name, cellOf }) => [name, cellOf(guest)])),
  );
  const names = columns.map(({ name }) => name);
  return { event, file: `\uFEFF${csvText(rows, names)}\r\n` };
};

/** The guests as an Excel workbook, with the same columns. @throws as `exportEvent` and `workbookWriter` */
export const guestsWorkbook = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: Buffer }> => {
  const { event, guests } = await exportEvent(app, request, id);
  const columns = await columnsFor(app, request, event);
  const header = columns.map(({ name }) => name);
  const rows = guests.map((guest) => columns.map(({ cellOf }) => cellOf(guest)));
  return { event, file: await writeWorkbook({ sheet: 'Guests', header, rows }) };
};
