import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import type { ArrangementAssignment, Effect } from '../../schema/entities/arrangement.ts';
import type { PlanChange } from '../../schema/planChange.ts';
import type { ActivePlan } from '../eventPlans/state.ts';
import { noChange } from '../planChange/diff.ts';
import { changeIn } from '../planChange/stage.ts';

type Counted = Pick<
  PlanChange,
  'moved' | 'attendeesChanged' | 'tablesAdded' | 'tablesChanged' | 'objectsAdded' | 'objectsChanged'
>;

/** Counts what applying an arrangement changes. */
export const effectOf = (
  { moved, attendeesChanged, tablesAdded, tablesChanged, objectsAdded, objectsChanged }: Counted,
  left: Effect['left'],
): Effect => ({
  moved: moved.length,
  toPool: moved.filter(({ to }) => to.in === 'pool').length,
  tablesBack: tablesAdded.length,
  tablesChanged: tablesChanged.length,
  objectsBack: objectsAdded.length,
  objectsChanged: objectsChanged.length,
  pinned: attendeesChanged.filter(({ isPinned }) => isPinned?.after).length,
  left,
});

/** The changes that applying an arrangement recorded; empty lists if it recorded nothing. */
export const appliedIn = (events: readonly EventPlanEvent[]): Counted =>
  changeIn(events) ?? noChange;

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
