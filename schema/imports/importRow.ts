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
  /** CSV: the spreadsheet row, with the header as row 1. Paste: the line, from 1. */
  row: number;
  attendeeRole: AttendeeRole;
  tags?: string[];
  /** Only where the row has one. */
  reply?: Reply;
  /** Their host as the row names them. Absent where it does not. */
  guestOf?: string;
  /** Only where the row has some. */
  wishes?: Wishes;
};

/** The people in a text, the errors and the notices. */
export type ParsedImport = {
  rows: ImportRow[];
  /** Sentences for people, in the order of the text. */
  errors: string[];
  notices: string[];
};
