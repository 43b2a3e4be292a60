import type { Reply } from '../attendees/replies.ts';
import type { AttendeePerson } from '../entities/attendee.ts';
import type { AttendeeRole } from '../vocabulary.ts';
import type { ImportedField } from './columns.ts';
import type { EventField } from './eventColumns.ts';
import type { Wishes } from './wishes/wishes.ts';

/** A person as read from a file or pasted text. */
export type ImportRow = Pick<AttendeePerson, 'name' | 'photoUrl' | ImportedField> & {
  [Field in EventField]?: AttendeePerson[Field];
} & {
  /** In CSV, the spreadsheet's row, with the header as row 1. In pasted text, the line, from 1. */
  row: number;
  attendeeRole: AttendeeRole;
  tags?: string[];
  /** Absent if the row has none. */
  reply?: Reply;
  /** The host as the row names them. Absent if it names none. */
  guestOf?: string;
  /** Absent if the row has none. */
  wishes?: Wishes;
};

/** The people in a text, the errors and the notices. */
export type ParsedImport = {
  rows: ImportRow[];
  /** Sentences for people, in the order of the text. */
  errors: string[];
  notices: string[];
  /** Set if the list has last names first: an example, and whether the names stay as written. */
  nameOrder?: { written: string; read: string; isKept: boolean };
};
