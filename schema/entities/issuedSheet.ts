import { z } from 'zod';
import { sheetKinds, sheetRecipients } from '../vocabulary.ts';
import { id, time } from './fields.ts';

/** A sheet that was given out: paper that shows the plan as of a revision. */
export const issuedSheetAnswer = z
  .object({
    id,
    eventId: id,
    sheet: z.enum(sheetKinds),
    to: z.enum(sheetRecipients),
    /** Counts the issues of this sheet for the event, from 1. */
    number: z.int(),
    revision: z.int(),
    issuedByUserId: id,
    createdAt: time,
  })
  .meta({ id: 'IssuedSheet' });

export type IssuedSheetRow = z.infer<typeof issuedSheetAnswer>;
