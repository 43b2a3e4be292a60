import type { EventPlanEvent, Placement, RecordedEvent } from '../../../schema/domainEvents.ts';
import type { Stay } from '../../../schema/entities/history.ts';
import type { ActivePlan } from '../../eventPlans/state.ts';
import { seatsOf } from '../../planChange/diff.ts';
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

/** The plan as it was with an event: asked for where the event does not tell all by itself. */
export type PlanAt = (revision: bigint) => Promise<ActivePlan>;

/** In several parts, most of which stand in the log before it. */
const isInParts = ({ type, data }: PlanEvent): boolean =>
  type !== 'AttendeesImported' && 'parts' in data && data.parts > 1;

/**
 * Where somebody has been, from the events that touched them, in their order. The latest first.
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

/** Why somebody is held may change while they are. */
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

/** What a table came to with each of the events that shaped it, in their order. */
export type TableHistory = { revision: bigint; shape: TableShape }[];

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
  return table ? { name: table.name, seats: seatsOf(plan, table) } : {};
};

/** A stay with what its table was called when it began, and the number that its seat had there. */
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
