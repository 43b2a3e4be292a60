import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import {
  issuedSheetAnswer,
  publicSheetAnswer,
  tableChanges,
} from '../../schema/entities/issuedSheet.ts';
import { memberFields } from '../graphql/memberFields.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { defineQuery } from '../pipeline/defineQuery.ts';
import type { Slice } from '../slice.ts';
import { changesByTable } from './changesByTable.ts';
import { sheetCode } from './code.ts';
import { IssuesOfPlanResolver } from './issuesOfPlan.ts';
import { issueSheet } from './operations.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheetsResolver } from './resolver.ts';
import { readPublicSheet } from './scanned.ts';
import { IssuedSheet } from './types.ts';

/** Paper given out, by number. */
export const issuedSheets: Slice = {
  tag: 'Issued sheets',
  resolvers: [
    IssuedSheetsResolver,
    IssuesOfPlanResolver,
    memberFields(IssuedSheet, { issuedBy: 'issuedByUserId' }),
  ],
  serves: [
    defineQuery({
      name: 'issuedSheets',
      description: 'The issued sheets of an event, latest first.',
      args: { eventId: id, first: z.int().nullish() },
      answer: z.array(issuedSheetAnswer),
      read: ({ app, request }, { eventId, first }) => issuedSheetsOf(app, request, eventId, first),
      route: {
        at: 'GET /api/events/:id/issues',
        summary: 'The sheets of an event that were given out, the latest first',
      },
    }),
    defineQuery({
      name: 'changesByTable',
      description:
        'How often each table changed within a week, the calmest first, because those can be printed first.',
      args: { eventId: id },
      answer: z.array(tableChanges),
      access: 'edit',
      read: ({ app }, { eventId }) => changesByTable(app, eventId),
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
