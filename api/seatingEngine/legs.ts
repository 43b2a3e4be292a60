import { stepSize } from './stepSize.ts';

/**
 * How a search of a large plan divides its iterations: into legs, each twice as long as all before it,
 * and a last one. So it can begin before anybody knows how long it will be, and from `planned` alone the
 * same legs follow.
 */
const firstLeg = 32 * stepSize;
/** Nothing is planned that ends sooner after the last doubling, as a share of it. */
const shortestEnd = 0.3;

/** Where the doubled legs end, for so many iterations planned; 0 where not even the first fits in. */
export const doubledUntil = (planned: number): number => {
  let until = 0;
  for (let end = firstLeg; end * (1 + shortestEnd) <= planned; end *= 2) until = end;
  return until;
};

/** The fewest iterations to plan so that doubled legs go on until here. */
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
