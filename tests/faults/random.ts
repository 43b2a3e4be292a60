/** Reproducible random values: the same seed gives the same sequence (mulberry32). */
export type Random = {
  /** From 0 to 1, excluding 1. */
  next: () => number;
  /** An integer from 0 to `below`, excluding it. */
  below: (below: number) => number;
  pick: <T>(items: readonly T[]) => T | undefined;
  chance: (share: number) => boolean;
};

export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)],
    chance: (share) => next() < share,
  };
};
