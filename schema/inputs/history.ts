import { z } from 'zod';
import { historyKinds } from '../historyKinds.ts';
import { pageInput, position } from './lists.ts';
import { anId, commandId, optionalTime } from './text.ts';

/** Refuses where people who have checked in would go, or be checked out, by the way. */
const keepCheckIns = z.boolean().nullish();

/** Without `stepId`: the caller's own last step. */
export const undoInput = z.strictObject({
  eventId: anId,
  stepId: anId.nullish(),
  keepCheckIns,
  commandId,
});

export const redoInput = z.strictObject({ eventId: anId, keepCheckIns, commandId });

export const someHistoryKinds = z.array(z.enum(historyKinds)).max(historyKinds.length);

/** Which entries of a history: all that is given must fit. */
export const historyFilter = z.object({
  /** Who did it: a member. */
  actor: anId.nullish(),
  /** Whom it touched, also where it touched many. */
  attendee: anId.nullish(),
  /** What it touched: the table itself, or who sat down at it or got up. */
  table: anId.nullish(),
  kinds: someHistoryKinds.nullish(),
  from: optionalTime,
  /** Up to and with this moment. */
  to: optionalTime,
});

export type HistoryFilter = Partial<z.output<typeof historyFilter>>;

export const idInput = z.strictObject({ id: anId });

/** By position as well: what comes in meanwhile moves no page. */
export const historyPageInput = pageInput.extend({
  filter: historyFilter.nullish().transform((filter): HistoryFilter => filter ?? {}),
  before: position,
  after: position,
});
