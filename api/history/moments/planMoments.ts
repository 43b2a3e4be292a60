import { eventPlanStream } from '../../../schema/ids.ts';
import type { Application } from '../../application.ts';
import { eventPlanDecider } from '../../eventPlans/decider.ts';
import { planAt } from '../../eventPlans/plans.ts';
import { type ActivePlan, activeOf } from '../../eventPlans/state.ts';
import { noSuchMoment } from './noSuchMoment.ts';

/** An event's plan by revision. The latest plan is loaded at once, earlier ones on request. */
export const planMoments = async (app: Pick<Application, 'commands'>, eventId: string) => {
  const latest = await app.commands.load(eventPlanDecider, eventPlanStream(eventId));
  const last = Number(latest.revision);
  return {
    /** The latest revision. */
    last,
    /**
     * @param path the input that names the revision
     * @throws Refusal BAD_INPUT for a revision after the latest; EVENT_NOT_FOUND if there was no plan
     */
    planOf: async (revision: number, path: 'at' | 'since'): Promise<ActivePlan> => {
      if (revision > last) throw noSuchMoment(path);
      return revision === last ? activeOf(latest.state) : planAt(app, eventId, BigInt(revision));
    },
  };
};
