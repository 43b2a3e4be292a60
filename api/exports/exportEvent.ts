import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import type { eventExportAnswer } from '../../schema/entities/eventExport.ts';
import type { Menu } from '../../schema/entities/menu.ts';
import { columnsOfEvent } from '../../schema/imports/columnsOfEvent.ts';
import { capabilitiesOf } from '../../schema/permissions.ts';
import { csvFile, csvText } from '../../schema/text/csvText.ts';
import type { Application, RequestContext } from '../application.ts';
import { readEventPlan } from '../eventPlans/queries.ts';
import type { EventPlan } from '../eventPlans/types.ts';
import { writeWorkbook } from '../workbooks/writeInThread.ts';
import type { GuestColumn, PlacedGuest } from './guestColumn.ts';
import { guestColumnsFor } from './guestColumns.ts';

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

type Cells = (string | number)[];

/** Few enough that their cells take milliseconds, even with the longest texts. */
const guestsOfPart = 100;

/**
 * The cells of each guest, some guests at a time, so that other requests are handled in between.
 */
async function* cellsOf(
  guests: readonly PlacedGuest[],
  columns: readonly GuestColumn[],
): AsyncGenerator<Cells[]> {
  for (let from = 0; from < guests.length; from += guestsOfPart) {
    const part = guests.slice(from, from + guestsOfPart);
    yield part.map((guest) => columns.map(({ cellOf }) => cellOf(guest)));
    await nextTurn();
  }
}

/** The columns that the caller may see, and the cells of each guest. @throws as `exportEvent` */
const guestTable = async (app: Application, request: RequestContext, id: string) => {
  const plan = await readEventPlan(app, request, { id });
  const { event } = plan;
  const columns = guestColumnsFor(capabilitiesOf(request.viewer, event), columnsOfEvent(plan));
  const names = columns.map(({ name }) => name);
  return { event, names, parts: cellsOf(placedGuests(plan), columns) };
};

async function* asCsv(names: string[], parts: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  yield csvFile([], names);
  for await (const rows of parts) yield `${csvText(rows, names, { header: false })}\r\n`;
}

/** The guests as CSV with a BOM. Safe to open in a spreadsheet. @throws as `exportEvent` */
export const guestsCsv = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: AsyncIterable<string> }> => {
  const { event, names, parts } = await guestTable(app, request, id);
  return { event, file: asCsv(names, parts) };
};

/** The guests as an Excel workbook, with the same columns. @throws as `exportEvent` and `workbookWriter` */
export const guestsWorkbook = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<{ event: EventRow; file: Buffer }> => {
  const { event, names, parts } = await guestTable(app, request, id);
  const rows: Cells[] = [];
  for await (const part of parts) rows.push(...part);
  return { event, file: await writeWorkbook({ sheet: 'Guests', header: names, rows }) };
};
