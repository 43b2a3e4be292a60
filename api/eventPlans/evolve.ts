import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { evolveAttendees } from '../attendees/evolve.ts';
import type { Happened } from '../core/decider.ts';
import { evolveFloorObjects } from '../floorObjects/evolve.ts';
import { evolveGuestFields } from '../guestFields/evolve.ts';
import { evolveHistory } from '../history/evolve.ts';
import { evolveMenu } from '../menus/evolve.ts';
import { evolvePlacement } from '../placement/evolve.ts';
import { staged, withoutParts } from '../planChange/stage.ts';
import { evolveReplies } from '../replies/evolve.ts';
import { evolveRooms } from '../rooms/evolve.ts';
import { evolveSeatingRules } from '../seatingRules/evolve.ts';
import { evolveTables } from '../tables/evolve.ts';
import { type ActivePlan, emptyPlan, type PlanState } from './state.ts';

/** Folds one domain event into a plan. A deleted plan stays as it is. */
export const evolvePlan = (plan: PlanState, event: Happened<EventPlanEvent>): PlanState => {
  if (event.type === 'EventPlanCreated') {
    const { eventId, ownerId, details, draftOf } = event.data;
    const empty = emptyPlan(eventId, ownerId, details);
    return draftOf ? { ...empty, draftOf: { ...draftOf, isWhole: false } } : empty;
  }
  return plan.status === 'active' ? evolveActive(plan, event) : plan;
};

const evolveActive = (plan: ActivePlan, event: Happened<EventPlanEvent>): PlanState => {
  switch (event.type) {
    case 'EventPlanCreated':
      return plan;
    case 'EventPlanEdited':
      return { ...plan, details: { ...plan.details, ...event.data.after } };
    case 'EventPlanDeleted':
      return { status: 'deleted', eventId: plan.eventId, ownerId: plan.ownerId };
    case 'AttendeeAdded':
    case 'AttendeesImported':
    case 'AttendeeEdited':
    case 'PeopleEdited':
    case 'AttendeeDeleted':
    case 'AttendeeErased':
    case 'AttendeeCheckedIn':
    case 'AttendeeCheckedOut':
    case 'AttendeeHeld':
    case 'AttendeeReleased':
    case 'HoldReasonChanged':
    case 'AttendeePinned':
    case 'AttendeeUnpinned':
      return evolveAttendees(plan, event);
    case 'AttendeesReplied':
      return evolveReplies(plan, event);
    case 'FieldDefined':
    case 'FieldChanged':
    case 'FieldRetired':
      return evolveGuestFields(plan, event);
    case 'MenuSet':
      return evolveMenu(plan, event);
    case 'TableAdded':
    case 'TablesAdded':
    case 'TableRenamed':
    case 'TableLayoutChanged':
    case 'TableResized':
    case 'TableEndSeatsSwitched':
    case 'TableMoved':
    case 'TablesMoved':
    case 'TableTagged':
    case 'TableDeleted':
      return evolveTables(plan, event);
    case 'FloorObjectPlaced':
    case 'FloorObjectChanged':
    case 'FloorObjectRemoved':
      return evolveFloorObjects(plan, event);
    case 'RoomOutlineSet':
    case 'BackgroundSet':
      return evolveRooms(plan, event);
    case 'SeatAssigned':
    case 'SeatUnassigned':
    case 'SeatsSwapped':
    case 'SeatsAutoAssigned':
    case 'SeatingProposalTaken':
    case 'PeopleSeatedTogether':
    case 'PeopleHeldTogether':
    case 'PeopleReturnedToPool':
      return evolvePlacement(plan, event);
    case 'SeatingRuleAdded':
    case 'SeatingRuleChanged':
    case 'SeatingRuleRemoved':
      return evolveSeatingRules(plan, event);
    case 'ChangePartRecorded':
      return staged(plan, event);
    case 'PartsDiscarded':
      return withoutParts(plan, event.data.changeId);
    case 'ChangeUndone':
    case 'ChangeRedone':
    case 'MomentRestored':
    case 'ArrangementApplied':
    case 'GuestListImported':
    case 'GuestListMerged':
    case 'DraftTakenOver':
    case 'PlanCopied':
      return evolveHistory(plan, event);
    default:
      return unknownEvent(event);
  }
};

const unknownEvent = (event: never): never => {
  throw new Error(`Unknown domain event ${(event as { type: string }).type}`);
};
