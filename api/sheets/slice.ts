import { sheetQuery } from '../../schema/inputs/sheets.ts';
import type { SheetFormat } from '../../schema/sheets/sheetNames.ts';
import { fileNameOf } from '../../schema/text/fileName.ts';
import { requireMember } from '../auth/authorize.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { fewAtOnce } from '../http/fewAtOnce.ts';
import { whileAwaited } from '../http/whileAwaited.ts';
import type { Slice } from '../slice.ts';
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
 * The jobs of one member, in all formats: those being drawn and those that wait. Less than the queue
 * holds, so that no member keeps the others from printing.
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
      // Never shown inside the product, so that nothing in a file can run there.
      response.attachment(fileNameOf(nameParts, format));
      return file;
    },
  });

/** Paper as files, drawn by the server. */
export const sheets: Slice = {
  tag: 'Sheets',
  resolvers: [],
  serves: [routeOf('pdf'), routeOf('png'), routeOf('svg')],
};
