import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import type { Stay } from '../../../schema/entities/history.ts';
import type { Placement } from '../../../schema/planFacts.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { seatsAt } from '../../planChange/diff.ts';
import { placementAfter } from './placementAfter.ts';
import { type TableShape, tableAfter } from './tableAfter.ts';

type PlanEvent = RecordedEvent<EventPlanEvent>;

/** A stay before its table and seat are named. */
export type PlacedStay = {
  placement: Placement;
  since: string;
  until: string | null;
  revision: bigint;
  stepId: string;
  performedByUserId: string;
};

/** Reads the plan after an event, for events that hold only a part of a change. */
export type PlanAt = (revision: bigint) => Promise<ActivePlan>;

/** Whether earlier events of the log hold parts of this change. */
const isInParts = ({ type, data }: PlanEvent): boolean =>
  type !== 'AttendeesImported' && 'parts' in data && data.parts > 1;

/**
 * The stays of an attendee, latest first, from the events that touched them, oldest first.
 * @throws Error for an event type that no case handles
 */
export const placedStays = async (
  events: readonly PlanEvent[],
  attendeeId: string,
  planAt: PlanAt,
): Promise<PlacedStay[]> => {
  const stays: PlacedStay[] = [];
  let current: PlacedStay | undefined;
  for (const event of events) {
    if (current && event.type === 'HoldReasonChanged' && current.placement.in === 'holding') {
      current.placement = { ...current.placement, reason: event.data.reason.after };
      continue;
    }
    const now = isInParts(event)
      ? ((await planAt(event.revision)).attendees.get(attendeeId)?.placement ?? null)
      : placementAfter(event, attendeeId);
    if (now === undefined) continue;
    if (now && current && isSameStay(current.placement, now)) {
      current.placement = now;
      continue;
    }
    if (current) current.until = event.metadata.at;
    current = now ? begun(now, event) : undefined;
    if (current) stays.unshift(current);
  }
  return stays;
};

/** Whether two placements are one stay. A new reason of a hold does not begin another stay. */
const isSameStay = (was: Placement, now: Placement): boolean => {
  if (was.in === 'seat') return now.in === 'seat' && was.seatId === now.seatId;
  if (was.in === 'holding') return now.in === 'holding' && was.since === now.since;
  return now.in === 'pool';
};

const begun = (placement: Placement, { revision, metadata }: PlanEvent): PlacedStay => ({
  placement,
  since: metadata.at,
  until: null,
  revision,
  stepId: metadata.commandId,
  performedByUserId: metadata.actorId,
});

/** A table's shape after each event that changed it, oldest first. */
export type TableHistory = { revision: bigint; shape: TableShape }[];

/** Builds the history of one table from the events that shaped any table, oldest first. */
export const tableHistoryOf = async (
  events: readonly PlanEvent[],
  tableId: string,
  planAt: PlanAt,
): Promise<TableHistory> => {
  const history: TableHistory = [];
  for (const event of events) {
    const shape = isInParts(event)
      ? shapeIn(await planAt(event.revision), tableId)
      : tableAfter(event, tableId);
    history.push({ revision: event.revision, shape });
  }
  return history;
};

const shapeIn = (plan: ActivePlan, tableId: string): TableShape => {
  const table = plan.tables.get(tableId);
  return table ? { name: table.name, seats: seatsAt(plan, table) } : {};
};

/** Adds the table's name and the seat's position at the beginning of the stay. */
export const stayAt = (
  { placement, revision, ...stay }: PlacedStay,
  tableIdOf: ReadonlyMap<string, string>,
  tables: ReadonlyMap<string, TableHistory>,
): Stay => {
  const seatId = placement.in === 'seat' ? placement.seatId : undefined;
  const tableId = (seatId && tableIdOf.get(seatId)) ?? null;
  const shapes = ((tableId && tables.get(tableId)) || []).filter((one) => one.revision <= revision);
  const name = shapes.findLast(({ shape }) => shape.name !== undefined)?.shape.name;
  const seats = shapes.findLast(({ shape }) => shape.seats !== undefined)?.shape.seats;
  return {
    in: placement.in,
    tableId,
    tableName: name ?? null,
    seatPosition: seats?.find((seat) => seat.seatId === seatId)?.position ?? null,
    reason: placement.in === 'holding' ? placement.reason : null,
    ...stay,
    revision: Number(revision),
  };
};
