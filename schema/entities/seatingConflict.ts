import { z } from 'zod';
import { id } from './fields.ts';

/** Why hard rules cannot all hold. */
export const conflictProofs = [
  'pinBreaksRule',
  'apartWithinGroup',
  'tablesDoNotMeet',
  'groupTooLarge',
  'tooFewSeats',
  'tooManyForTables',
  'tooFewForTables',
  'tooManyApart',
  'noCompanion',
] as const;
export type ConflictProof = (typeof conflictProofs)[number];

export const wayEffect = z.object({
  seated: z.int(),
  waiting: z.int(),
  hard: z.int(),
  priority: z.int(),
  points: z.number(),
});

export const conflictWays = ['drop', 'weaken', 'unpin', 'seatByHand'] as const;

/** A way out of a conflict: drop or weaken a rule, unpin people, or seat them by hand. */
export const conflictWay = z.object({
  way: z.enum(conflictWays),
  ruleId: z.string().nullable(),
  weight: z.int().nullable(),
  personIds: z.array(id),
  effect: wayEffect.nullable(),
});
export type ConflictWay = z.infer<typeof conflictWay>;

/** Hard rules, and pins, that cannot all hold, with the ways out. */
export const seatingConflict = z
  .object({
    proof: z.enum(conflictProofs).nullable(),
    ruleIds: z.array(z.string()),
    pinnedIds: z.array(id),
    personIds: z.array(id),
    tableIds: z.array(id),
    needed: z.int(),
    available: z.int(),
    ways: z.array(conflictWay),
  })
  .meta({ id: 'SeatingConflict' });
export type SeatingConflict = z.infer<typeof seatingConflict>;

/** More people than seats, and the tables that could take more chairs. */
export const overFull = z.object({
  people: z.int(),
  seats: z.int(),
  short: z.int(),
  tables: z.array(z.object({ tableId: id, more: z.int() })),
});
export type OverFull = z.infer<typeof overFull>;
