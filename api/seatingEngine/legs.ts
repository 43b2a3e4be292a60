import { stepSize } from './stepSize.ts';

/**
 * A search of a large plan, or from a present seating, divides its iterations into legs, each as long as all
 * before it together, and a last one. So it can start before its length is known, and `planned` alone
 * determines the legs.
 */
export const firstLeg = 32 * stepSize;
/** The shortest last leg, as a share of the iterations before it. */
const shortestEnd = 0.3;

/** The end of the doubled legs for a number of planned iterations; 0 if not even the first leg fits. */
export const doubledUntil = (planned: number): number => {
  let until = 0;
  for (let end = firstLeg; end * (1 + shortestEnd) <= planned; end *= 2) until = end;
  return until;
};

/** The fewest planned iterations whose doubled legs reach this one. */
export const fewestFor = (until: number): number =>
  Math.ceil((until * (1 + shortestEnd)) / stepSize) * stepSize;

/** The leg of an iteration before `until`. */
export const legAt = (iteration: number, until: number): { from: number; to: number } => {
  let from = 0;
  let to = Math.min(firstLeg, until);
  while (to <= iteration && to < until) {
    from = to;
    to *= 2;
  }
  return { from, to };
};
