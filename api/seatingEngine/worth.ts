/** The worth of a seating. Fewer `hard` units come first, then less `waiting`, then more `points`. */
export type Worth = {
  /** The broken units of hard rules. */
  hard: number;
  /** The priority of everybody without a seat. */
  waiting: number;
  points: number;
};

/** Positive if `one` is better, negative if `other` is. */
export const compareWorth = (one: Worth, other: Worth): number =>
  other.hard - one.hard || other.waiting - one.waiting || one.points - other.points;
