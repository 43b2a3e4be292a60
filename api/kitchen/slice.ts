import { z } from 'zod';
import { kitchenAnswer } from '../../schema/entities/kitchen.ts';
import { notARevision } from '../../schema/inputs/revisions.ts';
import { fileNameOf } from '../../schema/text/fileName.ts';
import { readEvent } from '../eventPlans/queries.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { kitchenCsv, kitchenWorkbook } from './files.ts';
import { readKitchen } from './queries.ts';
import { KitchenResolver } from './resolver.ts';

const query = z.object({
  at: z
    .string()
    .max(20, notARevision)
    .optional()
    .meta({ description: "A revision of the event plan's stream. Default: the latest." }),
  since: z
    .string()
    .max(20, notARevision)
    .optional()
    .meta({ description: 'An earlier revision. Returns only tables that differ from it.' }),
});

/** The meals by seat, computed from the plan at any revision. */
export const kitchen: Slice = {
  tag: 'Kitchen',
  resolvers: [KitchenResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/kitchen',
      summary: 'The meals: totals by course, tables with their seats, and allergies',
      query,
      answer: kitchenAnswer,
      handle: ({ app, request, params: { id: eventId }, query }) =>
        readKitchen(app, request, { eventId, ...query }),
    }),
    defineRoute({
      at: 'GET /api/events/:id/kitchen.csv',
      summary: 'The meals with a line for each seat, as CSV that is safe in a spreadsheet',
      query,
      produces: 'text/csv',
      handle: async ({ app, request, params: { id: eventId = '' }, query, response }) => {
        const file = await kitchenCsv(await readKitchen(app, request, { eventId, ...query }));
        const { name } = await readEvent(app, request, eventId);
        response.attachment(fileNameOf([name, 'kitchen'], 'csv'));
        return file;
      },
    }),
    defineRoute({
      at: 'GET /api/events/:id/kitchen.xlsx',
      summary: 'The same as an Excel workbook',
      query,
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      handle: async ({ app, request, params: { id: eventId = '' }, query, response }) => {
        const file = await kitchenWorkbook(await readKitchen(app, request, { eventId, ...query }));
        const { name } = await readEvent(app, request, eventId);
        response.attachment(fileNameOf([name, 'kitchen'], 'xlsx'));
        return file;
      },
    }),
  ],
};
