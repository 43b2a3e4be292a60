import { bySql } from './bySql.ts';

/** Sheets that were given out for each event. */
export const issuedSheets = bySql(`
  CREATE TABLE read.issued_sheets (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    sheet text NOT NULL,
    "to" text NOT NULL,
    number integer NOT NULL,
    revision integer NOT NULL,
    issued_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX issued_sheets_event ON read.issued_sheets (event_id);

  CREATE TABLE read.plans_past_sheets (
    id text PRIMARY KEY,
    deleted_at timestamptz NOT NULL
  );
`);
