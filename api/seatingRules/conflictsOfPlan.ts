import type { SeatingConflict } from '../../schema/entities/seatingConflict.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { currentPlan } from '../eventPlans/plans.ts';
import { inputOfPlan } from '../seatingProposals/inputOfPlan.ts';
import { engineOf } from '../seatingProposals/running.ts';

/**
 * The hard rules and pins of an event that cannot all hold, as far as it is proven, for those who may
 * edit it.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND, FORBIDDEN, ENGINE_BUSY
 */
export const readConflicts = async (
  app: Application,
  request: RequestContext,
  eventId: string,
): Promise<SeatingConflict[]> => {
  requireMember(request);
  await requireEvent(app, request, eventId, 'edit');
  const input = inputOfPlan(await currentPlan(app, eventId));
  const isHard = ({ hard }: { hard?: true | undefined }) => hard;
  if (![...input.rules, ...(input.builtIn ?? [])].some(isHard)) return [];
  const { conflicts } = await engineOf(app).atOnce.run('conflicts', { input });
  return conflicts;
};
