import { bySql } from './bySql.ts';

/** The rules that say who belongs with whom in an event. */
export const seatingRules = bySql(`
  CREATE TABLE read.seating_rules (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    "order" integer NOT NULL,
    rule jsonb NOT NULL,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX seating_rules_event ON read.seating_rules (event_id, "order", id);
  CREATE TABLE read.rule_parts (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    change_id text NOT NULL,
    part integer NOT NULL,
    piece jsonb NOT NULL
  );
  CREATE INDEX rule_parts_event ON read.rule_parts (event_id);
`);
