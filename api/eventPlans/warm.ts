import { feedTopics } from '../../schema/feedPatches.ts';
import type { Application } from '../application.ts';
import { currentPlan, isSoonLoaded } from './plans.ts';

const warmPlanLimits = {
  plans: 10,
  /** The most people and seats to load: about four full events, some 20 MB. */
  weight: 40_000,
  /** The number of latest entries of the change feed to search for changed plans. */
  entries: 1_000,
} as const;

/** The plans that were changed most recently, latest first. */
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
    // Skips plans that are deleted or cannot be read.
    if (!(await isSoonLoaded(app, eventId).catch(() => false))) continue;
    const plan = await currentPlan(app, eventId).catch(() => undefined);
    yield;
    weight += plan ? plan.attendees.size + plan.seats.size : 0;
    if (weight >= warmPlanLimits.weight) return;
  }
};
