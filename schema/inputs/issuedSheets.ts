import { z } from 'zod';
import { limits } from '../limits.ts';
import { sheetKinds, sheetRecipients } from '../vocabulary.ts';
import { position } from './lists.ts';
import { anId, commandId } from './text.ts';

export const issueSheetInput = z.strictObject({
  eventId: anId,
  sheet: z.enum(sheetKinds),
  to: z.enum(sheetRecipients),
  /** The position of the plan that was printed. Left out: the plan as it is now. */
  position,
  /** In its place: the revision that was printed. */
  revision: z.int().min(0).nullish(),
  /** The tables on it. Left out: all. */
  tableIds: z.array(anId).min(1).max(limits.tablesPerEvent).nullish(),
  commandId,
});
