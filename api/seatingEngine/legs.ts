import { stepSize } from './stepSize.ts';

/**
 * A search divides its iterations into legs, each as long as all before it together, and a last one. So it
 * ends cold even if there is little time, and can start before its length is known. `planned` alone
 * determines the legs.
 */
export type Legs = {
  /** The iterations of the first leg. */
  first: number;
  /** The shortest last leg, as a share of the iterations before it. */
  shortestEnd: number;
};

/** Legs that continue from one another. */
export const continuing: Legs = { first: 32 * stepSize, shortestEnd: 0.3 };
/** Legs that each start anew. The last one is at least as long as any other. */
export const anew: Legs = { first: 16 * stepSize, shortestEnd: 1 };

/** The end of the doubled legs for a number of planned iterations; 0 if not even the first leg fits. */
export const doubledUntil = (planned: number, { first, shortestEnd }: Legs): number => {
  let until = 0;
  for (let end = first; end * (1 + shortestEnd) <= planned; end *= 2) until = end;
  return until;
};

/** The fewest planned iterations whose doubled legs reach this one. */
export const fewestFor = (until: number, { shortestEnd }: Legs): number =>
  Math.ceil((until * (1 + shortestEnd)) / stepSize) * stepSize;

/** The leg of an iteration before `until`. */
export const legAt = (
  iteration: number,
  until: number,
  { first }: Legs,
): { from: number; to: number } => {
  let from = 0;
  let to = Math.min(first, until);
  while (to <= iteration && to < until) {
    from = to;
    to *= 2;
  }
  return { from, to };
};
