import { z } from 'zod';
import { historyKinds } from '../historyKinds.ts';
import { pageInput, position } from './lists.ts';
import { anId, optionalTime, planInput } from './text.ts';

/** Refuses an undo that would remove or check out checked-in people. */
const keepCheckIns = z.boolean().nullish();

/** Default `stepId`: the caller's own last step. */
export const undoInput = planInput({ stepId: anId.nullish(), keepCheckIns });

export const redoInput = planInput({ keepCheckIns });

export const someHistoryKinds = z.array(z.enum(historyKinds)).max(historyKinds.length);

/** A filter of history entries. All given conditions must match. */
export const historyFilter = z.object({
  actor: anId.nullish(),
  attendee: anId.nullish(),
  /** A table that the change touched, including people who took or left its seats. */
  table: anId.nullish(),
  kinds: someHistoryKinds.nullish(),
  from: optionalTime,
  to: optionalTime,
});

export type HistoryFilter = Partial<z.output<typeof historyFilter>>;

export const idInput = z.strictObject({ id: anId });

/** Also pages by position, so that new entries do not shift them. */
export const historyPageInput = pageInput.extend({
  filter: historyFilter.nullish().transform((filter): HistoryFilter => filter ?? {}),
  before: position,
  after: position,
});
