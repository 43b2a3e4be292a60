import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import { eventPlanDecider } from './decider.ts';
import { type ActivePlan, activeOf } from './state.ts';

type Commands = Pick<Application, 'commands'>;

/** @throws Refusal EVENT_NOT_FOUND where there is no plan, or none any more */
export const currentPlan = async ({ commands }: Commands, eventId: string): Promise<ActivePlan> =>
  activeOf((await commands.load(eventPlanDecider, eventPlanStream(eventId))).state);

/** Folding them takes 60 µs each, a third of a second in all. */
const mostAhead = 5_000;

/** Whether the plan loads quickly enough to be loaded ahead of requests. */
export const isSoonLoaded = async ({ commands }: Commands, eventId: string): Promise<boolean> =>
  (await commands.behind(eventPlanDecider, eventPlanStream(eventId))) <= mostAhead;

/**
 * The plan as it was with the event of this revision.
 * @throws Refusal EVENT_NOT_FOUND where there was no plan
 */
export const planAt = async (
  { commands }: Commands,
  eventId: string,
  revision: bigint,
): Promise<ActivePlan> =>
  activeOf((await commands.at(eventPlanDecider, eventPlanStream(eventId), revision)).state);

/**
 * As `planAt`, for a revision that will be read again: it is saved, so that it loads quickly after
 * a restart.
 * @throws Refusal EVENT_NOT_FOUND where there was no plan
 */
export const planKeptAt = async (
  { commands }: Commands,
  eventId: string,
  revision: bigint,
): Promise<ActivePlan> =>
  activeOf((await commands.atForLong(eventPlanDecider, eventPlanStream(eventId), revision)).state);

/**
 * The plan as it was at each of these revisions: the stream is read once for all of them.
 * @param revisions in ascending order
 * @throws Refusal EVENT_NOT_FOUND where there was no plan
 */
export const plansAlong = async function* (
  { commands }: Commands,
  eventId: string,
  revisions: readonly number[],
): AsyncGenerator<[revision: number, plan: ActivePlan]> {
  const states = commands.along(eventPlanDecider, eventPlanStream(eventId), revisions.map(BigInt));
  for (const revision of revisions) {
    const { value } = await states.next();
    if (value) yield [revision, activeOf(value.state)];
  }
};
