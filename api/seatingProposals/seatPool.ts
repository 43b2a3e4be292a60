import type { Application } from '../application.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import type { FoundSeats } from '../placement/commands.ts';
import type { SeatingInput } from '../seatingEngine/input.ts';
import { inputOfPlan } from './inputOfPlan.ts';
import { engineOf } from './running.ts';
import { movesTo } from './task.ts';

const seed = 1;

/** Does not depend on a clock, so that the same plan gives the same seats. */
const iterationsOf = ({ tables }: SeatingInput): number =>
  100_000 + 300 * tables.reduce((seats, { seatIds }) => seats + seatIds.length, 0);

const needsEngine = ({ rules, pairs, people }: SeatingInput): boolean =>
  rules.length + pairs.length > 0 || people.some(({ party, pinned }) => party || pinned);

/**
 * Finds seats for the pool of a plan with rules, parties or pins; undefined for any other plan. Seated people
 * stay.
 * @throws Refusal EVENT_NOT_FOUND, ENGINE_BUSY
 */
export const seatsForPool = async (
  app: Application,
  eventId: string,
): Promise<FoundSeats | undefined> => {
  const plan = await currentPlan(app, eventId);
  const input = inputOfPlan(plan);
  if (!needsEngine(input)) return undefined;
  const task = { input, scope: 'pool', seed, planned: iterationsOf(input) } as const;
  const { engine, done, seats } = await engineOf(app).atOnce.run('run', task);
  const assignments = movesTo(plan, seats).flatMap(([attendeeId, from, to]): [string, string][] =>
    from === null && to !== null ? [[to, attendeeId]] : [],
  );
  return { assignments, engine, seed, done };
};
