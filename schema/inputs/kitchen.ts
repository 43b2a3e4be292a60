import { z } from 'zod';
import { notARevision, revisionText } from './revisions.ts';

/** A number, or the text of one in an address. */
const revision = z.union([z.int().min(0), revisionText.transform(Number)], notARevision);

/** The revision of the plan to show, and an earlier one to compare it with. */
export const kitchenInput = z.object({
  eventId: z.string(),
  at: revision.nullish(),
  since: revision.nullish(),
});
