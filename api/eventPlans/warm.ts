import { feedTopics } from '../../schema/readModels.ts';
import type { Application } from '../application.ts';
import { currentPlan, isSoonLoaded } from './plans.ts';

const warmPlanLimits = {
  plans: 10,
  /** People and seats: about four full events, and some 20 MB. */
  weight: 40_000,
  /** The change feed, which has the latest changes. */
  entries: 1_000,
} as const;

/** The plans that were changed last, the latest first: a part of the last hour. */
const lastChanged = async ({ read }: Application): Promise<string[]> => {
  const { rows } = await read.raw<{ rows: { topic: string }[] }>(
    `SELECT topic FROM (
       SELECT topic, position FROM app.change_feed ORDER BY position DESC LIMIT :entries) latest
      WHERE topic ^@ :prefix
      GROUP BY topic ORDER BY max(position) DESC LIMIT :plans`,
    { ...warmPlanLimits, prefix: feedTopics.eventPlan('') },
  );
  return rows.map(({ topic }) => topic.slice(feedTopics.eventPlan('').length));
};

/** Loads the plans that are probably in use, one per step, after a start. */
export const warmPlans = async function* (app: Application): AsyncGenerator<void> {
  let weight = 0;
  for (const eventId of await lastChanged(app)) {
    // Skips a plan that is deleted or cannot be read.
    if (!(await isSoonLoaded(app, eventId).catch(() => false))) continue;
    const plan = await currentPlan(app, eventId).catch(() => undefined);
    yield;
    weight += plan ? plan.attendees.size + plan.seats.size : 0;
    if (weight >= warmPlanLimits.weight) return;
  }
};
