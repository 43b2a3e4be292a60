import type { AttendeeRole } from '../vocabulary.ts';

/** One person as read from a file or from pasted text, before anything is written. */
export type ImportRow = {
  /** CSV: the row as a spreadsheet counts, the header being row 1. Paste: the line, from 1. */
  row: number;
  name: string;
  attendeeRole: AttendeeRole;
  title: string | null;
  company: string | null;
  notes: string | null;
  email: string | null;
  phone: string | null;
  linkedinUrl: string | null;
  photoUrl: string | null;
};

/** What a text held: people, what stands in the way, and what is worth knowing. */
export type ParsedImport = {
  rows: ImportRow[];
  /** Sentences for a person, in the order of the text. */
  errors: string[];
  notices: string[];
};
