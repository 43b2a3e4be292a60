import { eventPlanStream } from '../../schema/ids.ts';
import type { Application } from '../application.ts';
import { eventPlanDecider } from './decider.ts';
import { type ActivePlan, activeOf } from './state.ts';

type Commands = Pick<Application, 'commands'>;

/** The present plan. @throws Refusal EVENT_NOT_FOUND if there is none, or if it is deleted */
export const currentPlan = async ({ commands }: Commands, eventId: string): Promise<ActivePlan> =>
  activeOf((await commands.load(eventPlanDecider, eventPlanStream(eventId))).state);

/** The most domain events to fold. At 60 µs each, they take a third of a second. */
const mostAhead = 5_000;

/** Whether the plan loads quickly enough to be loaded ahead of requests. */
export const isSoonLoaded = async ({ commands }: Commands, eventId: string): Promise<boolean> =>
  (await commands.behind(eventPlanDecider, eventPlanStream(eventId))) <= mostAhead;

/**
 * The plan after the event of this revision.
 * @throws Refusal EVENT_NOT_FOUND if there was no plan
 */
export const planAt = async (
  { commands }: Commands,
  eventId: string,
  revision: bigint,
): Promise<ActivePlan> =>
  activeOf((await commands.at(eventPlanDecider, eventPlanStream(eventId), revision)).state);

/**
 * As `planAt`, but saves the plan, so that a revision that will be read again loads quickly after a restart.
 * @throws Refusal EVENT_NOT_FOUND if there was no plan
 */
export const planKeptAt = async (
  { commands }: Commands,
  eventId: string,
  revision: bigint,
): Promise<ActivePlan> =>
  activeOf((await commands.atForLong(eventPlanDecider, eventPlanStream(eventId), revision)).state);

/**
 * The plan after each of these revisions. Reads the stream once for all of them.
 * @param revisions in ascending order
 * @throws Refusal EVENT_NOT_FOUND if there was no plan
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
