import type { Random } from '../random.ts';

/** What clients know of a plan by its answers: enough to name people and things that exist. */
export type Sketch = {
  eventId: string;
  people: string[];
  /** Those who were deleted or erased, to be named now and then all the same. */
  gone: string[];
  tables: string[];
  seats: string[];
  objects: string[];
  /** Pictures that the event keeps for its background. */
  images: string[];
  /** Card designs. */
  designs: string[];
  rules: string[];
  /** The event's custom fields. */
  fields: string[];
  /** Proposals that have been begun; the engine may not have recorded them. */
  proposals: string[];
  /** Guest lists that were compared with the event. */
  previews: string[];
  /** Arrangements with who sits where in them, also where they are deleted. */
  saved: { id: string; assignments: readonly SavedSeat[] }[];
  /** The same by what they are: shared or not, templates or not, deleted. */
  unshared: string[];
  shared: string[];
  /** Others that are never shared: whether their link would tell of the event. */
  eventShown: string[];
  eventHidden: string[];
  /** Those that were brought up to date, and by which step. */
  refreshed: { id: string; of: string }[];
  plain: string[];
  templates: string[];
  deleted: string[];
  /** Drafts in which nothing was tried yet, and those in which something was. */
  drafts: string[];
  changedDrafts: string[];
  /** Events in which nobody does anything. */
  spareEvents: string[];
  /** Tables that are as they were added, and those that have been made rectangular. */
  circular: string[];
  rectangular: string[];
  /** Steps that can be undone by name. */
  steps: string[];
  /** Members whom an admin has created, and how often they were changed since. */
  members: { id: string; changed: number }[];
};

/** A seat of a saved arrangement. */
export type SavedSeat = { seatId: string; tableId: string; attendeeId: string | null };

export const emptySketch = (eventId: string): Sketch => ({
  eventId,
  people: [],
  gone: [],
  tables: [],
  objects: [],
  images: [],
  designs: [],
  rules: [],
  fields: [],
  proposals: [],
  previews: [],
  seats: [],
  saved: [],
  unshared: [],
  eventShown: [],
  eventHidden: [],
  refreshed: [],
  shared: [],
  plain: [],
  templates: [],
  deleted: [],
  drafts: [],
  changedDrafts: [],
  spareEvents: [],
  circular: [],
  rectangular: [],
  steps: [],
  members: [],
});

/** What is done to each thing once, by one client: it cannot be so already, nor be done twice. */
export const taken = <T>(list: T[]): T | undefined => list.shift();

export const forget = (list: string[], id: string): void => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
};

/** Some of a list, each once. */
export const some = (random: Random, list: readonly string[], most: number): string[] => {
  const picked = Array.from({ length: 1 + random.below(most) }, () => random.pick(list));
  return [...new Set(picked.flatMap((id) => id ?? []))];
};
