import type { z } from 'zod';
import type { Reply } from '../../schema/attendees/replies.ts';
import type { ImportSource, ListSource } from '../../schema/domainEvents.ts';
import type { AttendeePerson } from '../../schema/entities/attendee.ts';
import type { CustomPatch } from '../../schema/guestFields/customPatch.ts';
import type { ListedWishes } from '../../schema/imports/wishes/wishes.ts';
import type { IfKnown, listsOfPerson } from '../../schema/inputs/attendees.ts';
import type { AttendeeRole } from '../../schema/vocabulary.ts';

export type AttendeeInput = {
  attendeeRole: AttendeeRole;
  /** Without the event's marker. */
  tags: string[];
  /** The guest who brings them along. */
  guestOf?: string;
  reply?: Reply;
  person: AttendeePerson;
};

/** Changes of an attendee. Omitted fields stay. */
export type FieldEdits = {
  attendeeRole?: AttendeeRole;
  tags?: string[];
  /** Null if nobody brings them along. */
  guestOf?: string | null;
  /** Of the event's custom fields, only the given ones change. */
  person?: Partial<Omit<AttendeePerson, 'custom'>> & { custom?: CustomPatch | null };
  /** The edited lists as the editor saw them. A list that is missing here is replaced. */
  seen?: z.output<typeof listsOfPerson>;
};

/** The changes of an import entry to a guest who is in the event already. Omitted fields stay. */
export type ListedEdits = FieldEdits & { reply?: Reply };

export type PersonEdits = { attendeeId: string; changes: Omit<FieldEdits, 'guestOf'> };

/** Ids of new attendees come from the decision context: `id(0)` for one, `id(index)` for an import. */
export type AttendeeCommand =
  | { type: 'AddAttendee'; eventId: string; attendee: AttendeeInput; held: boolean }
  | {
      type: 'ImportAttendees';
      eventId: string;
      source: ImportSource;
      list?: ListSource;
      attendees: AttendeeInput[];
      /** Default: known people are added again. */
      ifKnown?: IfKnown;
      /** The edits of each entry of the list, for `update` only. */
      updates?: readonly ListedEdits[];
      wishes?: readonly ListedWishes[];
    }
  | {
      type: 'EditAttendee';
      eventId: string;
      attendeeId: string;
      changes: FieldEdits & { isCheckedIn?: boolean; held?: boolean };
      movePinned?: boolean;
    }
  | { type: 'EditPeople'; eventId: string; edits: readonly PersonEdits[] }
  | { type: 'DeleteAttendee'; eventId: string; attendeeId: string }
  /** `wasThere` says that the history knows the attendee, who may have been removed. */
  | { type: 'EraseAttendee'; eventId: string; attendeeId: string; wasThere?: boolean }
  | {
      type: 'HoldAttendee';
      eventId: string;
      attendeeId: string;
      reason: string | null;
      movePinned?: boolean;
    }
  | { type: 'CheckInAttendee'; eventId: string; attendeeId: string }
  | { type: 'CheckOutAttendee'; eventId: string; attendeeId: string }
  | { type: 'ReleaseAttendee'; eventId: string; attendeeId: string }
  /** Keeps a seated person on their seat. */
  | { type: 'PinAttendee'; eventId: string; attendeeId: string }
  | { type: 'UnpinAttendee'; eventId: string; attendeeId: string };

/** Commands that need nothing but the attendee's id. */
export type SimpleAttendeeCommand =
  | 'CheckInAttendee'
  | 'CheckOutAttendee'
  | 'ReleaseAttendee'
  | 'PinAttendee'
  | 'UnpinAttendee';
