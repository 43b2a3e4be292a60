import { isDeclined } from '../../../schema/attendees/replies.ts';
import type { EventPlanEvent, RecordedEvent } from '../../../schema/domainEvents.ts';
import type { Placement } from '../../../schema/planFacts.ts';
import { neverHandled } from '../../core/decider.ts';
import { pool } from '../../eventPlans/state.ts';

type PlanEvent = RecordedEvent<EventPlanEvent>;
type OfType<T extends EventPlanEvent['type']> = RecordedEvent<Extract<EventPlanEvent, { type: T }>>;

/** A placement after an event. Null if the event removed the person, undefined if it did not move them. */
type After = Placement | null | undefined;

const onSeat = (seatId: string | undefined): After =>
  seatId === undefined ? undefined : { in: 'seat', seatId };

type Someone = { attendeeId: string };
const among = <Entry extends Someone>(list: readonly Entry[], id: string): Entry | undefined =>
  list.find(({ attendeeId }) => attendeeId === id);

const held = (reason: string | null, { metadata }: PlanEvent): Placement => ({
  in: 'holding',
  since: metadata.at,
  reason,
});

const displaced = ({ data }: { data: { displaced: readonly Someone[] } }, id: string): After =>
  among(data.displaced, id) && pool;

const swapped = ({ data: { a, b } }: OfType<'SeatsSwapped'>, id: string): After => {
  if (a.attendeeId === id) return onSeat(b.seatId);
  return b.attendeeId === id ? onSeat(a.seatId) : undefined;
};

type Changed = { attendeesAdded: readonly (Someone & { placement: Placement })[]; change: Change };
type Change = Extract<PlanEvent, { type: 'ChangeUndone' }>['data']['change'];

/** The placement after a change in one part. */
const changed = ({ attendeesAdded, change }: Changed, id: string): After => {
  const arrival = among(attendeesAdded, id);
  if (arrival) return arrival.placement;
  if (change && among(change.attendeesRemoved, id)) return null;
  return change ? among(change.moved, id)?.to : undefined;
};

/**
 * A person's placement after an event that touched them, derived from that event alone. Does not cover
 * changes in several parts; an import in parts brings people to the pool. A new type of domain event does not
 * compile without a case here, and a property test compares all types with the decider's fold.
 * @throws Error for an event type that no case handles
 */
export const placementAfter = (event: PlanEvent, id: string): After => {
  switch (event.type) {
    case 'AttendeeAdded':
      return event.data.held ? held(event.data.held.reason, event) : pool;
    case 'AttendeesImported':
    case 'AttendeeReleased':
    case 'SeatUnassigned':
    case 'PeopleReturnedToPool':
      return pool;
    case 'AttendeeDeleted':
    case 'AttendeeErased':
      return null;
    case 'AttendeeHeld':
      return held(event.data.reason, event);
    case 'PeopleHeldTogether':
      return held(among(event.data.held, id)?.reason ?? null, event);
    case 'TableLayoutChanged':
    case 'TableResized':
    case 'TableEndSeatsSwitched':
    case 'TableDeleted':
      return displaced(event, id);
    case 'AttendeesReplied': {
      const reply = among(event.data.replies, id);
      return reply && isDeclined(reply.after) ? pool : undefined;
    }
    case 'SeatAssigned':
      return onSeat(event.data.seatId);
    case 'SeatsSwapped':
      return swapped(event, id);
    case 'SeatsAutoAssigned':
      return onSeat(event.data.assignments.find(([, who]) => who === id)?.[0]);
    case 'SeatingProposalTaken': {
      const [, , to] = event.data.moves.find(([who]) => who === id) ?? [];
      return to === null ? pool : onSeat(to);
    }
    case 'PeopleSeatedTogether':
      return onSeat(among(event.data.seated, id)?.seatId);
    case 'ChangeUndone':
    case 'ChangeRedone':
    case 'MomentRestored':
    case 'ArrangementApplied':
    case 'GuestListImported':
    case 'GuestListMerged':
    case 'DraftTakenOver':
    case 'PlanCopied':
      return changed(event.data, id);
    case 'ChangePartRecorded':
    case 'PartsDiscarded':
    case 'HoldReasonChanged':
    case 'AttendeeEdited':
    case 'PeopleEdited':
    case 'AttendeeCheckedIn':
    case 'AttendeeCheckedOut':
    case 'AttendeePinned':
    case 'AttendeeUnpinned':
    case 'TableAdded':
    case 'TablesAdded':
    case 'TableRenamed':
    case 'MenuSet':
    case 'FieldDefined':
    case 'FieldChanged':
    case 'FieldRetired':
    case 'TableMoved':
    case 'TablesMoved':
    case 'TableTagged':
    case 'SeatingRuleAdded':
    case 'SeatingRuleChanged':
    case 'SeatingRuleRemoved':
    case 'FloorObjectPlaced':
    case 'FloorObjectChanged':
    case 'FloorObjectRemoved':
    case 'RoomOutlineSet':
    case 'BackgroundSet':
    case 'EventPlanCreated':
    case 'EventPlanEdited':
    case 'EventPlanDeleted':
      return undefined;
    default:
      return neverHandled(event);
  }
};
