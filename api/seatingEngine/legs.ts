import { stepSize } from './stepSize.ts';

/**
 * A search divides its iterations into legs, each as long as all before it together, and a last one. So it
 * ends cold even if there is little time, and can start before its length is known. `planned` alone
 * determines the legs.
 */
export const firstLeg = 16 * stepSize;
/** The shortest last leg, as a share of the iterations before it; more if each leg starts anew. */
export const shortestEnd = { goingOn: 0.3, anew: 1 };

/** The end of the doubled legs for a number of planned iterations; 0 if not even the first leg fits. */
export const doubledUntil = (planned: number, end: number): number => {
  let until = 0;
  for (let next = firstLeg; next * (1 + end) <= planned; next *= 2) until = next;
  return until;
};

/** The fewest planned iterations whose doubled legs reach this one. */
export const fewestFor = (until: number, end: number): number =>
  Math.ceil((until * (1 + end)) / stepSize) * stepSize;

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
