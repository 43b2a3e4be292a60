import type { Random } from '../random.ts';

/** What clients know of a plan from its answers: enough to refer to people and things in it. */
export type Sketch = {
  eventId: string;
  people: string[];
  /** People who were deleted or erased. Commands still name them now and then. */
  gone: string[];
  tables: string[];
  seats: string[];
  objects: string[];
  /** The pictures that the event keeps for its background. */
  images: string[];
  /** The ids of card designs. */
  designs: string[];
  rules: string[];
  /** The event's custom fields. */
  fields: string[];
  /** Proposals that were started; the engine may not have recorded them. */
  proposals: string[];
  /** Guest lists that were compared with the event. */
  previews: string[];
  /** Arrangements with their seating, including deleted ones. */
  saved: { id: string; assignments: readonly SavedSeat[] }[];
  /** Arrangements by their state: shared or not, template or not, deleted. */
  unshared: string[];
  shared: string[];
  /** Other arrangements, which are never shared: whether their link would show the event. */
  eventShown: string[];
  eventHidden: string[];
  /** Arrangements that were refreshed, with the step. */
  refreshed: { id: string; of: string }[];
  plain: string[];
  templates: string[];
  deleted: string[];
  /** Drafts without changes, and drafts with some. */
  drafts: string[];
  changedDrafts: string[];
  /** Events in which nothing happens. */
  spareEvents: string[];
  /** Tables as they were added, and tables that were made rectangular. */
  circular: string[];
  rectangular: string[];
  /** Steps that can be undone by id. */
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

/**
 * Takes an item for a change that happens to each only once, by one client: it cannot have been done
 * before.
 */
export const taken = <T>(list: T[]): T | undefined => list.shift();

export const forget = (list: string[], id: string): void => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
};

/** Some items of a list, each at most once. */
export const some = (random: Random, list: readonly string[], most: number): string[] => {
  const picked = Array.from({ length: 1 + random.below(most) }, () => random.pick(list));
  return [...new Set(picked.flatMap((id) => id ?? []))];
};
