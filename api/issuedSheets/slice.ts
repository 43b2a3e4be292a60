import { z } from 'zod';
import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { defineRoute } from '../http/defineRoute.ts';
import type { Slice } from '../slice.ts';
import { issueSheet } from './operations.ts';
import { issuedSheetsOf } from './queries.ts';
import { IssuedSheetsResolver } from './resolver.ts';

/** Paper that was given out, by number. */
export const issuedSheets: Slice = {
  resolvers: [IssuedSheetsResolver],
  serves: [
    defineRoute({
      at: 'GET /api/events/:id/issues',
      tag: 'Issued sheets',
      summary: 'The sheets of an event that were given out, the latest first',
      answer: z.array(issuedSheetAnswer),
      handle: ({ app, request, params }) => issuedSheetsOf(app, request, params.id ?? ''),
    }),
    issueSheet,
  ],
};
