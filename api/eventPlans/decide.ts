import type { EventDetails, EventPlanEvent } from '../../schema/domainEvents.ts';
import { badField } from '../../schema/refusal.ts';
import { decideSavedSeating } from '../arrangements/decideOnPlan.ts';
import { decideAttendees } from '../attendees/decide.ts';
import { type Decided, type DecisionContext, neverHandled } from '../core/decider.ts';
import { decideFloorObjects } from '../floorObjects/decide.ts';
import { decideGuestFields } from '../guestFields/decide.ts';
import { decideGuestLists } from '../guestLists/decide.ts';
import { decideHistory } from '../history/decide.ts';
import { decideMenu } from '../menus/decide.ts';
import { decidePlacement } from '../placement/decide.ts';
import { decidePlusOnes } from '../plusOnes/decide.ts';
import { decideReplies } from '../replies/decide.ts';
import { decideRooms } from '../rooms/decide.ts';
import { decideSeatingRules } from '../seatingRules/decide.ts';
import { decideTables } from '../tables/decide.ts';
import type { EventCommand, EventPlanCommand } from './commands.ts';
import { refuseEndBeforeStart } from './dates.ts';
import { type ActivePlan, activeOf, idWithin, type PlanState } from './state.ts';

type Of<T extends EventCommand['type']> = Extract<EventCommand, { type: T }>;

/**
 * Decides a command on an event plan and its parts.
 * @throws Refusal EVENT_NOT_FOUND, and the refusals of the slices
 */
export const decideEventPlan = (
  command: EventPlanCommand,
  state: PlanState,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  if (command.type === 'CreateEventPlan') return createEventPlan(command, state);
  const plan = activeOf(state);
  const id = (n: number) => idWithin(plan, context.id(n));
  return decideActive(command, plan, { ...context, id });
};

type OnActive = Exclude<EventPlanCommand, { type: 'CreateEventPlan' }>;

const decideActive = (
  command: OnActive,
  state: ActivePlan,
  context: DecisionContext,
): Decided<EventPlanEvent>[] => {
  switch (command.type) {
    case 'EditEventPlan':
      return editEventPlan(command, state);
    case 'DeleteEventPlan':
      return deleteEventPlan(state);
    case 'AddAttendee':
    case 'ImportAttendees':
    case 'EditAttendee':
    case 'EditPeople':
    case 'DeleteAttendee':
    case 'EraseAttendee':
    case 'CheckInAttendee':
    case 'CheckOutAttendee':
    case 'HoldAttendee':
    case 'ReleaseAttendee':
    case 'PinAttendee':
    case 'UnpinAttendee':
      return decideAttendees(command, state, context);
    case 'AddPlusOnes':
      return decidePlusOnes(command, state, context);
    case 'ReplyFor':
      return decideReplies(command, state);
    case 'MergeGuestList':
      return decideGuestLists(command, state, context);
    case 'SetFields':
    case 'DefineField':
    case 'ChangeField':
    case 'RetireField':
      return decideGuestFields(command, state, context);
    case 'SetMenu':
      return decideMenu(command, state, context);
    case 'AddTable':
    case 'AddTables':
    case 'EditTable':
    case 'ResizeTable':
    case 'SetEndSeats':
    case 'MoveTable':
    case 'MoveTables':
    case 'ArrangeTables':
    case 'DeleteTable':
    case 'DeleteTables':
      return decideTables(command, state, context);
    case 'PlaceFloorObject':
    case 'ChangeFloorObject':
    case 'RemoveFloorObject':
      return decideFloorObjects(command, state, context);
    case 'SetRoomOutline':
    case 'SetBackground':
      return decideRooms(command, state);
    case 'AssignSeat':
    case 'UnassignSeat':
    case 'SwapSeats':
    case 'AutoAssignSeats':
    case 'TakeSeatingProposal':
    case 'SeatTogether':
    case 'HoldTogether':
    case 'ReturnToPool':
      return decidePlacement(command, state);
    case 'AddSeatingRule':
    case 'ChangeSeatingRule':
    case 'RemoveSeatingRule':
    case 'ApplyRulePreset':
    case 'PickSeatingPreference':
      return decideSeatingRules(command, state, context);
    case 'UndoStep':
    case 'RedoStep':
    case 'RestoreMoment':
      return decideHistory(command, state, context);
    case 'ApplyArrangement':
    case 'UseTemplate':
      return decideSavedSeating(command, state, context);
    default:
      return neverHandled(command);
  }
};

const createEventPlan = (
  { eventId, ownerId, details }: Of<'CreateEventPlan'>,
  state: PlanState,
): Decided<EventPlanEvent>[] => {
  if (state.status !== 'none') return [];
  refuseEndBeforeStart(details);
  return [{ type: 'EventPlanCreated', data: { eventId, ownerId, details } }];
};

const editEventPlan = (
  { changes }: Of<'EditEventPlan'>,
  { eventId, ownerId, details, draftOf }: ActivePlan,
): Decided<EventPlanEvent>[] => {
  if (draftOf && changes.isPublic) throw privateDraft();
  const after = changed(details, changes);
  const keys = Object.keys(after) as (keyof EventDetails)[];
  if (keys.length === 0) return [];
  refuseEndBeforeStart({ ...details, ...after });
  const before = Object.fromEntries(
    keys.map((key) => [key, details[key]]),
  ) as Partial<EventDetails>;
  return [
    { type: 'EventPlanEdited', data: { eventId, ownerId, before, after, ...ofDraft(draftOf) } },
  ];
};

const changed = (details: EventDetails, changes: Partial<EventDetails>): Partial<EventDetails> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([key, value]) => value !== undefined && value !== details[key as keyof EventDetails],
    ),
  );

const deleteEventPlan = ({
  eventId,
  ownerId,
  details,
  draftOf,
}: ActivePlan): Decided<EventPlanEvent>[] => [
  { type: 'EventPlanDeleted', data: { eventId, ownerId, details, ...ofDraft(draftOf) } },
];

const ofDraft = (draftOf: ActivePlan['draftOf']) => (draftOf ? { draftOf: draftOf.eventId } : {});

const privateDraft = () => badField('isPublic', 'A draft is only for those who may edit the event');
