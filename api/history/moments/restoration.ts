import type { MomentRead, Restoration } from '../../../schema/entities/moment.ts';
import type { Application } from '../../application.ts';
import { currentPlan, planAt } from '../../eventPlans/plans.ts';
import { checkInsLostBy } from '../../planChange/checkIns.ts';
import { isNoChange } from '../../planChange/diff.ts';
import { restorationOf } from '../../planChange/restoration.ts';

/** Counts what restoring a moment would change now. @throws Refusal EVENT_NOT_FOUND */
export const readRestoration = async (
  app: Application,
  { eventId, revision }: Pick<MomentRead, 'eventId' | 'revision'>,
): Promise<Restoration> => {
  const [plan, moment] = await Promise.all([
    currentPlan(app, eventId),
    planAt(app, eventId, BigInt(revision)),
  ]);
  const change = restorationOf(plan, moment);
  return {
    isNothing: isNoChange(change),
    peopleAdded: change.attendeesAdded.length,
    peopleRemoved: change.attendeesRemoved.length,
    peopleMoved: change.moved.length,
    peopleEdited: change.attendeesChanged.length,
    peopleErased: plan.erased.filter((id) => moment.attendees.has(id)).length,
    tablesAdded: change.tablesAdded.length,
    tablesRemoved: change.tablesRemoved.length,
    tablesChanged: change.tablesChanged.length,
    rulesAdded: change.rulesAdded.length,
    rulesRemoved: change.rulesRemoved.length,
    rulesChanged: change.rulesChanged.length,
    details: Object.keys(change.details?.after ?? {}),
    checkInsLost: checkInsLostBy(change, plan),
  };
};
