import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { Effect } from '../../schema/entities/arrangement.ts';
import { type PlanChange, wholeChange } from '../../schema/planChange.ts';
import type { ArrangementAssignment } from '../../schema/readModels.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { piecesIn } from '../planChange/stage.ts';

type Counted = Pick<PlanChange, 'moved' | 'tablesAdded' | 'tablesChanged'>;
const nothing: Counted = { moved: [], tablesAdded: [], tablesChanged: [] };

/** Counts what applying an arrangement changes. */
export const effectOf = (
  { moved, tablesAdded, tablesChanged }: Counted,
  left: Effect['left'],
): Effect => ({
  moved: moved.length,
  toPool: moved.filter(({ to }) => to.in === 'pool').length,
  tablesBack: tablesAdded.length,
  tablesChanged: tablesChanged.length,
  left,
});

/** The recorded change of an applied arrangement; empty lists if nothing was recorded. */
export const appliedIn = (events: readonly EventPlanEvent[]): Counted => {
  const last = events.at(-1);
  if (last?.type !== 'ArrangementApplied' || !last.data.change) return nothing;
  return wholeChange(piecesIn(events), last.data.attendeesAdded, last.data.change);
};

/** The people of an arrangement who are no longer in the plan, except erased ones. */
export const whoLeft = (
  assignments: readonly ArrangementAssignment[],
  { attendees }: ActivePlan,
): Effect['left'] =>
  assignments.flatMap(({ attendeeId, attendeeName }) =>
    attendeeId && attendeeName && !attendees.has(attendeeId)
      ? [{ attendeeId, name: attendeeName }]
      : [],
  );
