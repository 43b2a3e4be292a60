import { isDeclined } from '../../schema/attendees/replies.ts';
import type { RecordedEvent, Replied } from '../../schema/domainEvents.ts';
import { type AttendeeRow, attendeeAnswer } from '../../schema/entities/attendee.ts';
import { withCustom } from '../../schema/guestFields/customPatch.ts';
import { eventMarker } from '../../schema/ids.ts';
import { mealsOn } from '../../schema/menus/menu.ts';
import type { AttendeeChange, WholeChange } from '../../schema/planChange.ts';
import type { NewAttendee, Placement } from '../../schema/planFacts.ts';
import type { RecordedPlanChange } from '../engine/planChanged.ts';
import { removePlanFrom } from '../engine/planDeleted.ts';
import { type About, defineProjector, type Recorded } from '../engine/projector.ts';
import { columnsOf } from '../engine/rows/columnsOf.ts';
import { originOf } from '../engine/rows/originOf.ts';
import { patchesOf } from '../engine/rows/patchesOf.ts';
import { definePlanOrder } from '../engine/rows/planOrder.ts';
import type { RowChanges } from '../engine/rows/rowChanges.ts';
import { defineStaging } from '../engine/rows/staging.ts';
import { defineTable } from '../engine/rows/table.ts';
import { utc } from '../engine/rows/times.ts';

export const attendeesTable = defineTable<AttendeeRow>('attendees', columnsOf(attendeeAnswer), {
  scope: 'eventId',
  isReported: true,
});

const planOrder = definePlanOrder('attendee_orders');

/** Staged people of incomplete imports and changes. */
const attendeeParts = defineStaging('attendee_parts', [
  'newcomers',
  'attendeesAdded',
  'attendeesRemoved',
  'attendeesChanged',
  'moved',
]);

type Hold = { reason: string | null } | null;

const holdColumns = (eventId: string, hold: Hold, since: string) => ({
  holdingFor: hold ? [eventMarker(eventId)] : [],
  holdReason: hold?.reason ?? null,
  heldSince: hold ? since : null,
});

const rowOf = (
  { attendeeId, attendeeRole, tags, guestOf, isNamed, reply, person }: NewAttendee,
  origin: ReturnType<typeof originOf>,
  { hold = null, order }: { hold?: Hold; order: number },
): AttendeeRow => ({
  id: attendeeId,
  order,
  attendeeRole,
  ...person,
  isCheckedIn: false,
  isPinned: false,
  reply: reply ?? 'none',
  leftSeatId: null,
  guestOf: guestOf ?? null,
  isNamed: isNamed ?? true,
  tags: [eventMarker(origin.eventId), ...tags],
  ...holdColumns(origin.eventId, hold, origin.createdAt),
  ...origin,
});

/** Inserts all people of an import with its last part, at the time of that part. */
const importPart = (changes: RowChanges, event: Recorded<'AttendeesImported'>): void => {
  const origin = originOf(event);
  const first = planOrder.countImport(changes, event);
  for (const [index, attendee] of attendeeParts.wholeImport(changes, event)?.entries() ?? [])
    changes.insert(attendeesTable, rowOf(attendee, origin, { order: first + index }));
};

/** Inserts returning people with their earlier data and at their earlier place in the order. */
const comeBack = (
  changes: RowChanges,
  event: RecordedPlanChange,
  { attendeesAdded }: WholeChange,
): void => {
  const { eventId } = event.data;
  const origin = originOf(event);
  for (const attendee of attendeesAdded) {
    const { order, isCheckedIn, isPinned = false, leftSeatId = null } = attendee;
    const row = rowOf(attendee, origin, { order });
    const facts = { isCheckedIn, isPinned, leftSeatId };
    const columns = placedColumns(eventId, attendee.placement);
    changes.insert(attendeesTable, { ...row, ...facts, ...columns });
  }
};

const placedColumns = (eventId: string, placement: Placement) =>
  placement.in === 'holding'
    ? holdColumns(eventId, placement, utc(placement.since))
    : released(eventId);

const columnsChanged = (
  eventId: string,
  { attendeeId: _, person, tags, ...facts }: AttendeeChange,
): Partial<AttendeeRow> => ({
  ...person?.after,
  ...(tags && { tags: [eventMarker(eventId), ...tags.after] }),
  ...Object.fromEntries(Object.entries(facts).map(([field, { after }]) => [field, after])),
});

const changePlan = (changes: RowChanges, event: RecordedPlanChange, change: WholeChange): void => {
  const { eventId } = event.data;
  const { metadata } = event;
  const patchOne = (attendeeId: string, columns: Partial<AttendeeRow>) =>
    patch(changes, { data: { eventId, attendeeId }, metadata }, columns);
  for (const { attendeeId } of change.attendeesRemoved)
    changes.remove(attendeesTable, eventId, attendeeId);
  comeBack(changes, event, change);
  for (const changed of change.attendeesChanged)
    patchOne(changed.attendeeId, columnsChanged(eventId, changed));
  for (const { attendeeId, from, to } of change.moved)
    if (from.in === 'holding' || to.in === 'holding')
      patchOne(attendeeId, placedColumns(eventId, to));
};

const patch = patchesOf(attendeesTable, 'attendeeId');

/** Removes a person. Their plus-ones stay, without a host. */
const leave = (
  changes: RowChanges,
  {
    data: { eventId, attendeeId, plusOnes = [] },
    metadata,
  }: Recorded<'AttendeeDeleted' | 'AttendeeErased'>,
): void => {
  changes.remove(attendeesTable, eventId, attendeeId);
  for (const id of plusOnes)
    patch(changes, { data: { eventId, attendeeId: id }, metadata }, { guestOf: null });
};

const released = (eventId: string) => holdColumns(eventId, null, '');

/** A guest who declines leaves seat and hold. */
const replyColumns = (eventId: string, { after, leftSeatId }: Replied) =>
  isDeclined(after)
    ? { reply: after, leftSeatId: leftSeatId ?? null, ...released(eventId) }
    : { reply: after, leftSeatId: null };

/** Ends the hold of people who take a seat or return to the pool, wherever they were. */
const endHold = (
  changes: RowChanges,
  { data: { eventId }, metadata }: About<'eventId'>,
  { attendeeId, from }: { attendeeId: string; from: Placement },
): void => {
  if (from.in === 'holding')
    patch(changes, { data: { eventId, attendeeId }, metadata }, released(eventId));
};

/** The plan whose people lose some choices or values. Their other values stay. */
const valuesToClear = ({ type, data }: RecordedEvent): string | undefined =>
  (type === 'MenuSet' || type === 'FieldChanged' || type === 'FieldRetired') && data.cleared
    ? data.eventId
    : undefined;

const clearChoices = (
  changes: RowChanges,
  { data: { eventId, after, cleared = [] }, metadata }: Recorded<'MenuSet'>,
): void => {
  if (cleared.length === 0) return;
  const chosen = new Map(changes.rows(attendeesTable, eventId).map(({ id, meals }) => [id, meals]));
  for (const attendeeId of cleared)
    patch(
      changes,
      { data: { eventId, attendeeId }, metadata },
      { meals: mealsOn(after, chosen.get(attendeeId) ?? null) },
    );
};

const clearValues = (
  changes: RowChanges,
  { data: { eventId, fieldId, cleared = [] }, metadata }: Recorded<'FieldChanged' | 'FieldRetired'>,
): void => {
  if (cleared.length === 0) return;
  const had = new Map(changes.rows(attendeesTable, eventId).map(({ id, custom }) => [id, custom]));
  for (const attendeeId of cleared) {
    const custom = withCustom(had.get(attendeeId), { [fieldId]: null });
    patch(changes, { data: { eventId, attendeeId }, metadata }, { custom });
  }
};

export const attendeesProjector = defineProjector({
  name: 'attendees',
  version: 9,
  tables: [attendeesTable, planOrder.table, attendeeParts.table],
  recalls: [
    planOrder.recall,
    attendeeParts.recall,
    { table: attendeesTable, scopeFor: valuesToClear },
  ],
  on: {
    ...planOrder.on(attendeeParts, changePlan),
    AttendeeAdded: (changes, event) =>
      changes.insert(
        attendeesTable,
        rowOf(event.data, originOf(event), {
          hold: event.data.held,
          order: planOrder.countOne(changes, event),
        }),
      ),
    AttendeesImported: importPart,
    AttendeeEdited: (changes, event) => {
      const { eventId, ...edit } = event.data;
      patch(changes, event, columnsChanged(eventId, edit));
    },
    PeopleEdited: (changes, { data: { eventId, edits }, metadata }) => {
      for (const edit of edits)
        patch(changes, { data: { eventId, ...edit }, metadata }, columnsChanged(eventId, edit));
    },
    AttendeeDeleted: leave,
    AttendeeErased: (changes, event) => {
      if (event.data.was) leave(changes, event);
    },
    AttendeeCheckedIn: (changes, event) => patch(changes, event, { isCheckedIn: true }),
    AttendeeCheckedOut: (changes, event) => patch(changes, event, { isCheckedIn: false }),
    AttendeePinned: (changes, event) => patch(changes, event, { isPinned: true }),
    AttendeeUnpinned: (changes, event) => patch(changes, event, { isPinned: false }),
    AttendeesReplied: (changes, { data: { eventId, replies }, metadata }) => {
      for (const one of replies)
        patch(changes, { data: { eventId, ...one }, metadata }, replyColumns(eventId, one));
    },
    MenuSet: clearChoices,
    FieldChanged: clearValues,
    FieldRetired: clearValues,
    AttendeeHeld: (changes, event) =>
      patch(changes, event, holdColumns(event.data.eventId, event.data, utc(event.metadata.at))),
    AttendeeReleased: (changes, event) => patch(changes, event, released(event.data.eventId)),
    HoldReasonChanged: (changes, event) =>
      patch(changes, event, { holdReason: event.data.reason.after }),
    SeatAssigned: (changes, event) => endHold(changes, event, event.data),
    PeopleSeatedTogether: (changes, event) => {
      for (const one of event.data.seated) endHold(changes, event, one);
    },
    PeopleHeldTogether: (changes, { data: { eventId, held }, metadata }) => {
      for (const { attendeeId, reason } of held) {
        const columns = holdColumns(eventId, { reason }, utc(metadata.at));
        patch(changes, { data: { eventId, attendeeId }, metadata }, columns);
      }
    },
    PeopleReturnedToPool: (changes, event) => {
      for (const one of event.data.returned) endHold(changes, event, one);
    },
    EventPlanDeleted: removePlanFrom(attendeesTable, planOrder.table, attendeeParts.table),
  },
});
