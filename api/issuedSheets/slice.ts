import { z } from 'zod';
import { issuedSheetAnswer, publicSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { sheetCode } from './code.ts';
import { IssuesOfPlanResolver } from './issuesOfPlan.ts';
import { issueSheet } from './operations.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheetsResolver } from './resolver.ts';
import { readPublicSheet } from './scanned.ts';

/** Paper that was given out, by number. */
export const issuedSheets: Slice = {
  tag: 'Issued sheets',
  resolvers: [IssuedSheetsResolver, IssuesOfPlanResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/issues',
      summary: 'The sheets of an event that were given out, the latest first',
      answer: z.array(issuedSheetAnswer),
      handle: ({ app, request, params }) => issuedSheetsOf(app, request, params.id ?? ''),
    }),
    issueSheet,
    defineRoute({
      at: 'GET /api/public/sheets/:issueId',
      summary: 'Whether an issued sheet is still current. Needs no sign-in',
      answer: publicSheetAnswer,
      isPublic: true,
      handle: ({ app, request, params, response }) => {
        response.set('X-Robots-Tag', 'noindex');
        return readPublicSheet(app, request, params.issueId ?? '');
      },
    }),
    defineRoute({
      at: 'GET /api/public/sheets/:issueId/code.svg',
      summary: 'The QR code on a sheet: its address as a picture. Needs no sign-in',
      produces: 'image/svg+xml',
      fileName: 'sheet.svg',
      isPublic: true,
      handle: async ({ app, params }) => sheetCode(app.publicUrl, params.issueId ?? ''),
    }),
  ],
};
