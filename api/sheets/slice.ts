import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { sheetQuery } from '../../schema/inputs/sheets.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import { fileNameOf } from '../../schema/text/fileName.ts';
import { cardHolders, sheetKinds } from '../../schema/vocabulary.ts';
import { requireMember } from '../auth/authorize.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { fewAtOnce } from '../http/fewAtOnce.ts';
import { whileAwaited } from '../http/whileAwaited.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { readNewCards } from './newCardsSince.ts';
import { drawnSheet } from './queries.ts';

const formats = {
  pdf: {
    produces: 'application/pdf',
    summary: 'A sheet of an event as a PDF, for example seating-plan, as its preview shows it',
  },
  png: {
    produces: 'image/png',
    summary: 'A page of a sheet as a picture: 300 dots per inch, 150 on the largest papers',
  },
  svg: { produces: 'image/svg+xml', summary: 'A page of a sheet as SVG, with text that is text' },
} as const satisfies Record<SheetFormat, object>;

/**
 * Counts the jobs of one member in all formats, whether drawn or waiting. Fewer than the queue holds, so that
 * no member keeps others from printing.
 */
const countOfMember = fewAtOnce(4);

const routeOf = (format: SheetFormat) =>
  defineRoute({
    at: `GET /api/events/:id/sheets/:sheet.${format}`,
    ...formats[format],
    query: sheetQuery,
    hasOwnLimit: true,
    handle: async ({ app, request, params: { id = '', sheet = '' }, query, response }) => {
      countOfMember(requireMember(request).id, response);
      const asked = { ...query, eventId: id, sheet };
      const { file, nameParts } = await drawnSheet(
        app,
        request,
        asked,
        format,
        whileAwaited(response),
      );
      // A download is never shown inside the product, so that nothing in a file can run there.
      response.attachment(fileNameOf(nameParts, format));
      return file;
    },
  });

const newCards = defineQuery({
  name: 'newCards',
  description:
    'The ids of the people, or for table cards of the tables, whose cards have changed since a plan: a moment (`r:<revision>`, `at:<ISO 8601>`), `arrangement:<id>` or `draft:<id>`. Null if the viewer may not see the event, or the plan does not exist.',
  args: {
    eventId: id,
    sheet: z.enum(sheetKinds),
    since: z.string(),
    who: z.enum(cardHolders).nullish(),
    hasDiets: z.boolean().nullish(),
    designId: id.nullish(),
  },
  answer: z.array(id),
  isNullable: true,
  read: ({ app, request }, args) => readNewCards(app, request, args),
});

/** Paper as files that the server draws, and the cards to print again. */
export const sheets: Slice = {
  tag: 'Sheets',
  serves: [newCards, routeOf('pdf'), routeOf('png'), routeOf('svg')],
};
