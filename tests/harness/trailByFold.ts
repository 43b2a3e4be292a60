import { eventPlanDecider } from '../../api/eventPlans/decider.ts';
import type { ActivePlan, PlanState } from '../../api/eventPlans/state.ts';
import type { EventPlanEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import type { Stay, Trail } from '../../schema/entities/history.ts';
import type { Placement } from '../../schema/planFacts.ts';

/**
 * The places where somebody has been, by folding the plan and noting each change of their placement. So
 * it is exact, whatever domain event moves people. The latest stays come first.
 * @returns undefined if nobody with that id ever existed, or they were erased
 */
export const trailByFold = (
  events: readonly RecordedEvent[],
  attendeeId: string,
): Pick<Trail, 'name' | 'stays'> | undefined => {
  let plan: PlanState = eventPlanDecider.initialState;
  let name: string | undefined;
  let placement: Placement | undefined;
  const stays: Stay[] = [];
  for (const recorded of events) {
    const event = recorded as RecordedEvent<EventPlanEvent>;
    plan = eventPlanDecider.evolve(plan, event);
    if (plan.status !== 'active') continue;
    const attendee = plan.attendees.get(attendeeId);
    name = attendee?.person.name ?? name;
    const now = attendee?.placement;
    if (now === placement) continue;
    const [last] = stays;
    if (last && placement && now && isSameStay(placement, now)) last.reason = reasonOf(now);
    else {
      if (last && placement) last.until = event.metadata.at;
      if (now) stays.unshift(stayOf(plan, now, event));
    }
    placement = now;
  }
  const isErased = plan.status === 'active' && plan.erased.includes(attendeeId);
  return name === undefined || isErased ? undefined : { name, stays };
};

/** The reason for holding somebody may change while they are held. */
const isSameStay = (was: Placement, now: Placement): boolean => {
  if (was.in === 'seat') return now.in === 'seat' && was.seatId === now.seatId;
  if (was.in === 'holding') return now.in === 'holding' && was.since === now.since;
  return now.in === 'pool';
};

const reasonOf = (placement: Placement): string | null =>
  placement.in === 'holding' ? placement.reason : null;

const stayOf = (
  plan: ActivePlan,
  placement: Placement,
  { revision, metadata }: RecordedEvent<EventPlanEvent>,
): Stay => {
  const seat = placement.in === 'seat' ? plan.seats.get(placement.seatId) : undefined;
  const table = seat && plan.tables.get(seat.tableId);
  return {
    in: placement.in,
    tableId: seat?.tableId ?? null,
    tableName: table?.name ?? null,
    seatPosition: seat?.position ?? null,
    reason: reasonOf(placement),
    since: metadata.at,
    until: null,
    revision: Number(revision),
    stepId: metadata.commandId,
    performedByUserId: metadata.actorId,
  };
};
