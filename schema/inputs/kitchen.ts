import { z } from 'zod';

/** A number, or the text of one in an address. */
const revision = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/, 'Name a revision')
    .transform(Number),
]);

/** The revision of the plan that the kitchen is asked of, and an earlier one that it is compared with. */
export const kitchenInput = z.object({
  eventId: z.string(),
  at: revision.nullish(),
  since: revision.nullish(),
});
