import type { AttendeePerson } from '../entities/attendee.ts';
import type { AttendeeRole } from '../vocabulary.ts';
import type { ImportedField } from './columns.ts';

/** One person as read from a file or from pasted text, before anything is written. */
export type ImportRow = Pick<AttendeePerson, 'name' | 'photoUrl' | ImportedField> & {
  /** CSV: the row as a spreadsheet counts, the header being row 1. Paste: the line, from 1. */
  row: number;
  attendeeRole: AttendeeRole;
};

/** What a text held: people, what stands in the way, and what is worth knowing. */
export type ParsedImport = {
  rows: ImportRow[];
  /** Sentences for a person, in the order of the text. */
  errors: string[];
  notices: string[];
};
