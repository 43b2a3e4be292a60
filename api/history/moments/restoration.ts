import type { MomentRead, Restoration } from '../../../schema/entities/moment.ts';
import type { Application, RequestContext } from '../../application.ts';
import { requireCapabilities } from '../../auth/authorize.ts';
import { planAsSeen } from '../../eventPlans/planAsSeen.ts';
import { currentPlan, planAt } from '../../eventPlans/plans.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { checkInsLostBy } from '../../planChange/checkIns.ts';
import { changedFields, isNoChange } from '../../planChange/diff.ts';
import { restorationOf } from '../../planChange/restoration.ts';

/**
 * Counts what restoring a moment would change now, as far as the caller may see it.
 * @throws Refusal EVENT_NOT_FOUND
 */
export const readRestoration = async (
  app: Application,
  request: RequestContext,
  { eventId, revision }: Pick<MomentRead, 'eventId' | 'revision'>,
): Promise<Restoration> => {
  const capabilities = await requireCapabilities(app, request, eventId);
  const [plan, moment] = (
    await Promise.all([currentPlan(app, eventId), planAt(app, eventId, BigInt(revision))])
  ).map((whole) => planAsSeen(whole, capabilities)) as [ActivePlan, ActivePlan];
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
    objectsAdded: change.objectsAdded.length,
    objectsRemoved: change.objectsRemoved.length,
    objectsChanged: change.objectsChanged.length,
    details: changedFields(change),
    checkInsLost: checkInsLostBy(change, plan),
  };
};
