import { z } from 'zod';
import { anyId, facts, id, text, time } from './fields.ts';
import { placements } from './placement.ts';

export const historyAnswer = z
  .object({
    id: anyId,
    /** The domain event's position in the log, and its revision in the stream. */
    position: z.string(),
    revision: z.int(),
    eventId: id,
    arrangementId: id.nullable(),
    /** The command's id, shared by all entries of one step. */
    stepId: anyId,
    /** The domain event's name in snake_case, e.g. `seat_assigned`; `plan_changed` if readers may not know it. */
    action: z.string(),
    previousState: facts,
    newState: facts,
    performedByUserId: anyId,
    timestamp: time,
  })
  .meta({ id: 'HistoryEntry' });

export type HistoryRow = z.infer<typeof historyAnswer>;

/** A person, table, seat, arrangement or object of the floor that an entry names. */
export const historyMention = z.object({
  id,
  kind: z.enum(['attendee', 'table', 'seat', 'arrangement', 'object']),
  name: z.string(),
  position: z.int().nullable(),
});

export type MentionRow = z.infer<typeof historyMention>;

/** The people that a change touched. `nameless` counts those who have been removed or erased since. */
export const entryPeople = z.object({ named: z.array(historyMention), nameless: z.int() });
export type EntryPeople = z.infer<typeof entryPeople>;

export const undoAnswer = z
  .object({
    position: z.string().nullable(),
    stepId: id.meta({ description: 'The step of the undo itself, which can be undone as well.' }),
    entry: historyAnswer,
  })
  .meta({ id: 'Undone' });

/** A stay at one place; `until` is null for the present one. */
export const stay = z.object({
  in: z.enum(placements),
  tableId: id.nullable(),
  tableName: text,
  seatPosition: z.int().nullable(),
  reason: text,
  since: time,
  until: time.nullable(),
  revision: z.int(),
  stepId: anyId,
  performedByUserId: anyId,
});

export type Stay = z.infer<typeof stay>;

export const trailAnswer = z
  .object({ attendeeId: id, eventId: id, name: z.string(), stays: z.array(stay) })
  .meta({ id: 'Trail' });

/** A trail, and the position of the log up to which it is complete. */
export const trailRead = trailAnswer.extend({ position: z.string() });
export type Trail = z.infer<typeof trailRead>;
