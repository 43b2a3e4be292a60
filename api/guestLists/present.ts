import type { Cells } from '../../schema/guestLists/cells.ts';
import { entriesOf } from '../../schema/imports/eventColumns.ts';
import { type ActivePlan, type AttendeeState, inOrder } from '../eventPlans/state.ts';
import type { Present } from './matchRows.ts';

/** Every field of a person that a list can have. */
export const cellsOfAttendee = ({
  person,
  attendeeRole,
  tags,
  reply = 'none',
  guestOf,
}: Pick<AttendeeState, 'person' | 'attendeeRole' | 'tags'> &
  Partial<Pick<AttendeeState, 'reply' | 'guestOf'>>): Cells => ({
  ...person,
  ...entriesOf(person),
  attendeeRole,
  tags,
  reply: reply === 'none' ? null : reply,
  ...(guestOf && { guestOf }),
});

/** The people of a plan, by order, in the form that lists are compared with. */
export const presentIn = ({ attendees }: ActivePlan): Present[] =>
  inOrder(attendees).map(([attendeeId, attendee]) => ({
    attendeeId,
    here: cellsOfAttendee(attendee),
  }));
