import { moveToPool } from './poolMoves.ts';
import type { Seating } from './seating.ts';

/** Prices far above any points, so that sums compare as `compareWorth` does. */
const perUnit = 1e12;
const perWaiting = 1e7;

/**
 * While hard rules are broken, lets people leave their seats: single people and tied groups first, then
 * everybody at a table who may leave. Letting one person leave does not help, for example, at a table without
 * a host.
 */
export const retreat = (seating: Seating, budget: number): void => {
  if (!seating.isBroken) return;
  const { model, pool, seatOf, tableOf } = seating;
  const keepIfBetter = (): boolean => {
    const isWithin = seating.moved <= 0 || seating.totalMoved + seating.moved <= budget;
    const isBetter = isWithin && seating.gain(perUnit, perWaiting) > 0;
    if (isBetter) seating.keep();
    else seating.takeBack();
    return isBetter;
  };
  const movable = Array.from(seatOf.keys()).filter((person) => model.fixed[person] === 0);
  const priorityOf = (person: number) => model.priority[person] as number;
  movable.sort((one, other) => priorityOf(one) - priorityOf(other) || one - other);
  const leaveAlone = (): boolean => {
    let isBetter = false;
    for (const person of movable) {
      if (!seating.isBroken) break;
      if (seatOf[person] === -1) continue;
      seating.begin();
      moveToPool(seating, person);
      isBetter = keepIfBetter() || isBetter;
    }
    return isBetter;
  };
  const leaveTables = (): boolean => {
    const at: number[][] = Array.from({ length: pool + 1 }, () => []);
    for (const person of movable) at[tableOf[person] as number]?.push(person);
    let isBetter = false;
    for (const people of at.slice(0, pool).sort((one, other) => one.length - other.length)) {
      if (!seating.isBroken) break;
      seating.begin();
      for (const person of people) moveToPool(seating, person);
      isBetter = keepIfBetter() || isBetter;
    }
    return isBetter;
  };
  while (seating.isBroken && (leaveAlone() || leaveTables()));
};
