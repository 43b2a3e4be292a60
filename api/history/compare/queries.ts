import type { Position } from '../../../schema/domainEvents.ts';
import type { PlanCounts } from '../../../schema/entities/comparison.ts';
import { comparisonInput } from '../../../schema/inputs/comparisons.ts';
import type { PlanReference } from '../../../schema/planReference.ts';
import type { Application, RequestContext } from '../../application.ts';
import { requireCapabilities } from '../../auth/authorize.ts';
import { planAsSeen } from '../../eventPlans/planAsSeen.ts';
import { parseInput } from '../../pipeline/parseInput.ts';
import { withShownNames } from '../../plusOnes/shownNames.ts';
import { shownUpTo } from '../../queries/shownUpTo.ts';
import { type Comparison, comparePlans } from './comparePlans.ts';
import { beforeLatestChanges } from './latestChanges.ts';
import { planReferredTo, type ReferredPlan } from './planReferredTo.ts';

export type ComparedPlan = ReferredPlan & { counts: PlanCounts };

export type ComparisonRead = Omit<Comparison, 'counts'> & {
  /** The position of the read models. Subscriptions continue from here. */
  position: Position;
  from: ComparedPlan;
  to: ComparedPlan;
};

/**
 * Two plans of an event and their difference. If one is an arrangement of one table, compares only that
 * table.
 * @throws Refusal NOT_SIGNED_IN, BAD_INPUT, EVENT_NOT_FOUND; ARRANGEMENT_NOT_FOUND or NOT_FOUND if the event
 * lacks what a reference names
 */
export const readComparison = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<ComparisonRead> => {
  const { eventId, from, to } = parseInput(comparisonInput, input);
  const capabilities = await requireCapabilities(app, request, eventId);
  // The position is read first, so that a subscription repeats later changes rather than missing them.
  const position = await shownUpTo(app.read);
  const seen = async (reference: PlanReference): Promise<ReferredPlan> => {
    const referred = await planReferredTo(app, request, eventId, reference);
    return { ...referred, plan: withShownNames(planAsSeen(referred.plan, capabilities)) };
  };
  const [first, second] = await Promise.all([
    seen(from ?? (await beforeLatestChanges(app, eventId))),
    seen(to ?? { kind: 'now' }),
  ]);
  const tableIds = [first, second].flatMap(({ tableId }) => tableId ?? []);
  const only = tableIds.length > 0 ? new Set(tableIds) : null;
  const { counts, ...comparison } = await comparePlans(first.plan, second.plan, only);
  // An arrangement holds no rules.
  const isSeating = [first, second].some(({ kind }) => kind === 'arrangement');
  return {
    position,
    ...comparison,
    ...(isSeating && { rules: [] }),
    from: { ...first, counts: counts.from },
    to: { ...second, counts: counts.to },
  };
};
