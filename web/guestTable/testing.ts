import { noPerson } from '../../schema/entities/attendee.ts';
import type { ManagedAttendee } from '../eventPlans/detail/eventDetail.ts';
import type { ListedAttendee } from '../eventPlans/detail/planLists.ts';

/** An attendee with only a name. */
export const managedAttendee = (
  name: string,
  fields: Partial<ManagedAttendee> = {},
): ManagedAttendee => ({
  __typename: 'Attendee',
  ...noPerson,
  allergies: null,
  id: name,
  order: 0,
  name,
  attendeeRole: 'guest',
  isCheckedIn: false,
  holdingFor: [],
  holdReason: null,
  heldSince: null,
  isPinned: false,
  reply: 'none',
  guestOf: null,
  isNamed: true,
  tags: [],
  ...fields,
});

type Given = Partial<ManagedAttendee> & Pick<Partial<ListedAttendee>, 'where' | 'host'>;

/** A guest as lists show them, in the pool. */
export const listedGuest = (name: string, given: Given = {}): ListedAttendee => {
  const { where = { in: 'pool' }, host = null, ...fields } = given;
  return { attendee: managedAttendee(name, fields), name, host, where };
};
