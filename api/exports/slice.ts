import type { Response } from 'express';
import type { EventRow } from '../../schema/entities/event.ts';
import { eventExportAnswer } from '../../schema/entities/eventExport.ts';
import { fileNameOf } from '../../schema/text/fileName.ts';
import { readEvent } from '../eventPlans/queries.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { calendarOf } from './calendar.ts';
import { exportEvent, guestsCsv, guestsWorkbook } from './exportEvent.ts';

/** Names the download after the event. */
const named = (response: Response, { name }: EventRow, what: string, ending: string): void => {
  response.attachment(fileNameOf([name, what], ending));
};

const serves: Slice['serves'] = [
  defineRoute({
    at: 'GET /api/events/:id/export.xlsx',
    summary: 'The guests with their seats as an Excel workbook, in the columns that you may see',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const { event, file } = await guestsWorkbook(app, request, id);
      named(response, event, 'guests', 'xlsx');
      return file;
    },
  }),
  defineRoute({
    at: 'GET /api/events/:id/export.csv',
    summary: 'The same as CSV, safe to open in a spreadsheet',
    produces: 'text/csv',
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const { event, file } = await guestsCsv(app, request, id);
      named(response, event, 'guests', 'csv');
      return file;
    },
  }),
  defineRoute({
    at: 'GET /api/events/:id/export.json',
    summary:
      'The event and its guests with their seats; fields that you may not see are null or empty',
    answer: eventExportAnswer,
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const answer = await exportEvent(app, request, id);
      named(response, answer.event, 'guests', 'json');
      return answer;
    },
  }),
  defineRoute({
    at: 'GET /api/events/:id/export.ics',
    summary: 'The event for a calendar; 409 if it has no date',
    produces: 'text/calendar',
    handle: async ({ app, request, params: { id = '' }, response }) => {
      const event = await readEvent(app, request, id);
      const file = calendarOf(event);
      named(response, event, 'event', 'ics');
      return file;
    },
  }),
];

export const exports: Slice = { tag: 'Events', serves };
