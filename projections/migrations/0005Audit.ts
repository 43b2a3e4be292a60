import { bySql } from './bySql.ts';

/** Hash chains of the tables that auditors read, and the steps that the replay of members reads. */
export const audit = bySql(`
  -- Rows of before get their links when their projectors' new versions are rebuilt.
  ALTER TABLE read.admin_audit_log
    ADD COLUMN sequence bigint NOT NULL DEFAULT 0, ADD COLUMN hash text NOT NULL DEFAULT '';
  ALTER TABLE read.seating_history
    ADD COLUMN sequence bigint NOT NULL DEFAULT 0, ADD COLUMN hash text NOT NULL DEFAULT '';
  CREATE TABLE read.admin_audit_log_tip (
    id text PRIMARY KEY,
    sequence bigint NOT NULL,
    hash text NOT NULL
  );
  CREATE TABLE read.seating_history_tip (
    id text PRIMARY KEY,
    sequence bigint NOT NULL,
    hash text NOT NULL
  );
  CREATE INDEX admin_audit_log_target
    ON read.admin_audit_log (target_user_id, position) WHERE target_user_id IS NOT NULL;

  CREATE TABLE read.member_steps (
    id text PRIMARY KEY,
    position text COLLATE "C" NOT NULL,
    member_id text NOT NULL,
    role text,
    membership_level text,
    is_active boolean,
    is_registration boolean NOT NULL,
    "timestamp" timestamptz NOT NULL
  );
  CREATE INDEX member_steps_member ON read.member_steps (member_id, position);
  CREATE INDEX member_steps_position ON read.member_steps (position);
`);
