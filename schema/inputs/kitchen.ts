import { z } from 'zod';

/** A number, or the text of one in an address. */
const revision = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/, 'Name a revision')
    .transform(Number),
]);

/** The revision of the plan to show, and an earlier one to compare it with. */
export const kitchenInput = z.object({
  eventId: z.string(),
  at: revision.nullish(),
  since: revision.nullish(),
});
