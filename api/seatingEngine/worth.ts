/** The worth of a seating. Fewer `hard` units come first, then less `waiting`, then more `points`. */
export type Worth = {
  /** Units of hard rules that are broken. */
  hard: number;
  /** The priority of all who have no seat. */
  waiting: number;
  points: number;
};

/** Positive where `one` is better, negative where `other` is. */
export const compareWorth = (one: Worth, other: Worth): number =>
  other.hard - one.hard || other.waiting - one.waiting || one.points - other.points;
