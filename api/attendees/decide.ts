import type { EventPlanEvent } from '../../schema/domainEvents.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Decided, DecisionContext } from '../core/decider.ts';
import type { PlanDecisions } from '../eventPlans/handlers.ts';
import { refuseTooMany } from '../eventPlans/limits.ts';
import { refusePinned, unpinned } from '../eventPlans/pins.ts';
import { type ActivePlan, type AttendeeState, attendeeOf } from '../eventPlans/state.ts';
import { refuseMisfits } from '../guestFields/fitting.ts';
import { refuseMealsOffMenu } from '../menus/onMenu.ts';
import { refuseTooMuchText } from '../planChange/guestText.ts';
import { plusOnesLosing } from '../planChange/hosts.ts';
import { rulesLosing } from '../planChange/losingRules.ts';
import { inParts } from '../planChange/parts.ts';
import { recordChange } from '../planChange/record.ts';
import { discardPartsOf, recordInParts } from '../planChange/stage.ts';
import type { AttendeeCommand } from './commands.ts';
import { editPeople } from './editPeople.ts';
import { refuseTakenExternalId, refuseTakenExternalIds } from './externalIds.ts';
import { fieldChanges } from './fieldChanges.ts';
import { asGuest, hostsOfList, refuseHost } from './hosts.ts';
import { refuseKnown, repeatsOf } from './known.ts';
import { changeByUpdates, matchKnownPeople, refuseUnclear, withUpdates } from './updateKnown.ts';
import { arrivals, changeByWishes } from './wishes.ts';

type Of<T extends AttendeeCommand['type']> = Extract<AttendeeCommand, { type: T }>;
type Events = Decided<EventPlanEvent>[];

const addAttendee = (
  { eventId, attendee, held }: Of<'AddAttendee'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const attendeeId = context.id(0);
  if (plan.attendees.has(attendeeId)) return [];
  refuseTooMany('attendees', plan.attendees.size + 1);
  refuseTooMuchText(plan, { attendeesAdded: [attendee] });
  refuseTakenExternalId({ attendeeId, person: attendee.person }, plan);
  refuseHost(plan, attendee.guestOf, attendeeId);
  refuseMealsOffMenu(plan, [attendee.person]);
  refuseMisfits(plan, [attendee.person]);
  const hold = held ? { reason: null } : null;
  return [{ type: 'AttendeeAdded', data: { eventId, attendeeId, ...attendee, held: hold } }];
};

/**
 * Records a large import in several parts (docs/decisions/0005), and an import whose wishes change the plan
 * as a change of the plan (docs/decisions/0039).
 */
const importAttendees = (
  command: Of<'ImportAttendees'>,
  plan: ActivePlan,
  context: DecisionContext,
): Events => {
  const { eventId, source, list, attendees, ifKnown, updates = [] } = command;
  const from = { source, ...(list && { list }) };
  const all = attendees.map((attendee, n) => ({ attendeeId: context.id(n), ...attendee }));
  if (all.some(({ attendeeId }) => plan.attendees.has(attendeeId))) return [];
  if (ifKnown === 'refuse') refuseKnown(all, plan);
  const isUpdate = ifKnown === 'update';
  const who = isUpdate ? matchKnownPeople(all, plan) : { ids: repeatsOf(all, plan), issues: [] };
  refuseUnclear(who.issues);
  const isKept = ifKnown === 'skip' || isUpdate;
  const hosts = hostsOfList(all, isKept ? who.ids : [], isUpdate, plan);
  // If the list has the column, an empty cell means no party.
  const hasParties = list?.mapping?.columns.party !== undefined;
  const guests = all.map((one, n) => {
    const guest = asGuest(one, hosts[n], all, plan);
    return hasParties ? { ...guest, person: one.person } : guest;
  });
  const newcomers = isKept ? guests.filter((_, n) => who.ids[n] === null) : guests;
  refuseTooMany('attendees', plan.attendees.size + newcomers.length);
  refuseTooMuchText(plan, { attendeesAdded: newcomers });
  refuseTakenExternalIds(newcomers, plan);
  const people = all.map(({ person }) => person);
  refuseMealsOffMenu(plan, people, true);
  refuseMisfits(plan, people, true);
  const wished = changeByWishes(command, guests, newcomers, plan, context);
  const edits = updates.map((edit, n) => (hosts[n] ? { ...edit, guestOf: hosts[n] } : edit));
  const updated = changeByUpdates(edits, who.ids, plan);
  const isUpdated = updated.attendeesChanged.length > 0;
  const change = isUpdated ? withUpdates(wished ?? arrivals(newcomers, plan), updated) : wished;
  if (change)
    return recordChange(plan, change, context, (data) => ({
      type: 'GuestListImported',
      data: { ...data, ...from, ...(isUpdated && { isUpdate: true }) },
    }));
  if (newcomers.length === 0) return [];
  const parts = inParts(newcomers, context.partBytes);
  const importId = context.commandId;
  const events = parts.map((part, index) => ({
    type: 'AttendeesImported' as const,
    data: { eventId, importId, ...from, part: index, parts: parts.length, attendees: part },
  }));
  return recordInParts(plan, events, context);
};

const editAttendee = (command: Of<'EditAttendee'>, plan: ActivePlan): Events => {
  const { eventId, attendeeId, changes } = command;
  const attendee = attendeeOf(plan, attendeeId);
  const fields = fieldChanges(attendee, changes);
  refuseTooMuchText(plan, { attendeesChanged: [fields] });
  const { externalId = null } = fields.person?.after ?? {};
  refuseTakenExternalId({ attendeeId, person: { ...attendee.person, externalId } }, plan);
  refuseHost(plan, fields.guestOf?.after, attendeeId);
  if (fields.person) refuseMealsOffMenu(plan, [fields.person.after]);
  refuseMisfits(plan, [changes.person ?? {}]);
  return [
    ...(Object.keys(fields).length > 0
      ? [{ type: 'AttendeeEdited' as const, data: { eventId, attendeeId, ...fields } }]
      : []),
    ...(changes.isCheckedIn === undefined ? [] : checkIn(plan, attendeeId, changes.isCheckedIn)),
    ...(changes.held === true
      ? holdAttendee({ ...command, reason: heldReason(attendee) }, plan)
      : []),
    ...(changes.held === false ? releaseAttendee(plan, attendeeId) : []),
  ];
};

const heldReason = ({ placement }: AttendeeState): string | null =>
  placement.in === 'holding' ? placement.reason : null;

const deleteAttendee = (
  { eventId, attendeeId }: Of<'DeleteAttendee'>,
  plan: ActivePlan,
): Events => {
  const { attendeeRole, tags, person, ...attendee } = attendeeOf(plan, attendeeId);
  const { guestOf, isNamed, isCheckedIn, placement } = attendee;
  const data = {
    eventId,
    attendeeId,
    attendeeRole,
    tags,
    ...(guestOf !== null && { guestOf }),
    ...(!isNamed && { isNamed: false as const }),
    person,
    isCheckedIn,
    was: placement,
    ...rulesLosing(plan, { people: new Set([attendeeId]) }),
    ...plusOnesLosing(plan, attendeeId),
  };
  return [{ type: 'AttendeeDeleted', data }];
};

/**
 * Records the person's place, because their seat becomes free, without the reason of a hold, which is
 * personal. Discards waiting parts of changes that mention the person, so that nothing of them remains.
 */
const eraseAttendee = (
  { eventId, attendeeId, wasThere = false }: Of<'EraseAttendee'>,
  plan: ActivePlan,
): Events => {
  const hasLeft = !plan.attendees.has(attendeeId) && !plan.erased.includes(attendeeId);
  const discarded = discardPartsOf(plan, attendeeId);
  if (wasThere && hasLeft) {
    const data = { eventId, attendeeId, was: null, isCheckedIn: false };
    return [...discarded, { type: 'AttendeeErased', data }];
  }
  const { placement, isCheckedIn } = attendeeOf(plan, attendeeId);
  const was = placement.in === 'holding' ? { ...placement, reason: null } : placement;
  const rules = rulesLosing(plan, { people: new Set([attendeeId]) });
  const plusOnes = plusOnesLosing(plan, attendeeId);
  const data = { eventId, attendeeId, was, isCheckedIn, ...rules, ...plusOnes };
  return [...discarded, { type: 'AttendeeErased', data }];
};

const checkIn = (plan: ActivePlan, attendeeId: string, isIn: boolean): Events => {
  if (attendeeOf(plan, attendeeId).isCheckedIn === isIn) return [];
  const type = isIn ? 'AttendeeCheckedIn' : 'AttendeeCheckedOut';
  return [{ type, data: { eventId: plan.eventId, attendeeId } }];
};

/**
 * Moving to holding clears the seat (specification, section 4). If the person is held already, only the
 * reason changes.
 */
const holdAttendee = (
  { attendeeId, reason, movePinned }: Omit<Of<'HoldAttendee'>, 'type'>,
  plan: ActivePlan,
): Events => {
  const { placement } = attendeeOf(plan, attendeeId);
  if (placement.in !== 'holding') {
    refusePinned(plan, [attendeeId], movePinned);
    const data = { eventId: plan.eventId, attendeeId, reason, from: placement };
    return [...unpinned(plan, [attendeeId]), { type: 'AttendeeHeld', data }];
  }
  if (placement.reason === reason) return [];
  const change = { before: placement.reason, after: reason };
  const data = { eventId: plan.eventId, attendeeId, reason: change };
  return [{ type: 'HoldReasonChanged', data }];
};

const releaseAttendee = (plan: ActivePlan, attendeeId: string): Events => {
  const { placement } = attendeeOf(plan, attendeeId);
  if (placement.in !== 'holding') return [];
  const data = { eventId: plan.eventId, attendeeId, was: placement };
  return [{ type: 'AttendeeReleased', data }];
};

const pinAttendee = (plan: ActivePlan, attendeeId: string): Events => {
  const { placement, isPinned } = attendeeOf(plan, attendeeId);
  if (isPinned) return [];
  if (placement.in !== 'seat') {
    throw new Refusal('CONFLICT', 'Only somebody who has a seat can be pinned to it');
  }
  const data = { eventId: plan.eventId, attendeeId, seatId: placement.seatId };
  return [{ type: 'AttendeePinned', data }];
};

/**
 * Decides a command on attendees.
 * @throws Refusal ATTENDEE_NOT_FOUND; LIMIT_REACHED; ATTENDEE_KNOWN if an import asks for that;
 * EXTERNAL_ID_TAKEN; BAD_INPUT for meals that are not on the menu, for values that no custom field takes, for
 * wishes of an import that cannot be met, for invalid hosts, and for entries of an import whose person is
 * unclear; ATTENDEE_PINNED for holding a pinned person; CONFLICT for pinning a person without a seat
 */
export const attendeeDecisions: PlanDecisions<AttendeeCommand> = {
  AddAttendee: addAttendee,
  ImportAttendees: importAttendees,
  EditAttendee: editAttendee,
  EditPeople: editPeople,
  DeleteAttendee: deleteAttendee,
  EraseAttendee: eraseAttendee,
  CheckInAttendee: ({ attendeeId }, plan) => checkIn(plan, attendeeId, true),
  CheckOutAttendee: ({ attendeeId }, plan) => checkIn(plan, attendeeId, false),
  HoldAttendee: holdAttendee,
  ReleaseAttendee: ({ attendeeId }, plan) => releaseAttendee(plan, attendeeId),
  PinAttendee: ({ attendeeId }, plan) => pinAttendee(plan, attendeeId),
  UnpinAttendee: ({ attendeeId }, plan) => unpinned(plan, [attendeeId]),
};
