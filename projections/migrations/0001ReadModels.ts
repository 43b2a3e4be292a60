import { bySql } from './bySql.ts';

/**
 * The read models (specification, section 3). There are no foreign keys between them, so that each can be
 * thrown away and rebuilt alone. Positions compare byte by byte, whatever the database's locale.
 */
export const readModels = bySql(`
  CREATE TABLE read.users (
    id text PRIMARY KEY,
    email text NOT NULL,
    first_name text,
    last_name text,
    profile_image_url text,
    bio text,
    role text NOT NULL,
    membership_level text NOT NULL,
    club_memberships text[] NOT NULL,
    is_active boolean NOT NULL,
    last_login_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX users_email ON read.users (lower(email));
  CREATE INDEX users_created_at ON read.users (created_at, id);

  CREATE TABLE read.user_identities (
    id text PRIMARY KEY,
    issuer text NOT NULL,
    subject text NOT NULL,
    member_id text NOT NULL
  );
  CREATE INDEX user_identities_subject ON read.user_identities (issuer, subject);
  CREATE INDEX user_identities_member ON read.user_identities (member_id);

  CREATE TABLE read.events (
    id text PRIMARY KEY,
    name text NOT NULL,
    description text,
    start_date timestamptz,
    end_date timestamptz,
    location text,
    status text NOT NULL,
    is_public boolean NOT NULL,
    max_attendees integer,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX events_owner ON read.events (created_by_user_id, created_at, id);
  CREATE INDEX events_created_at ON read.events (created_at, id);
  CREATE INDEX events_public ON read.events (created_at, id) WHERE is_public;

  CREATE TABLE read.attendees (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    name text NOT NULL,
    title text,
    company text,
    attendee_role text NOT NULL,
    email text,
    phone text,
    notes text,
    photo_url text,
    linkedin_url text,
    is_checked_in boolean NOT NULL,
    current_opportunity text,
    account_executive text,
    demo_status text,
    demo_date text,
    linked_url text,
    other_account_notes text,
    tags text[] NOT NULL,
    holding_for text[] NOT NULL,
    hold_reason text,
    held_since timestamptz,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX attendees_event ON read.attendees (event_id, created_at, id);

  CREATE TABLE read.staged_attendees (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    import_id text NOT NULL,
    attendee jsonb NOT NULL
  );
  CREATE INDEX staged_attendees_event ON read.staged_attendees (event_id);

  CREATE TABLE read.tables (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    name text NOT NULL,
    capacity integer NOT NULL,
    layout text NOT NULL,
    end_seats boolean NOT NULL,
    is_active boolean NOT NULL,
    x double precision NOT NULL,
    y double precision NOT NULL,
    rotation double precision NOT NULL,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX tables_event ON read.tables (event_id, created_at, id);

  CREATE TABLE read.seats (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    table_id text NOT NULL,
    position integer NOT NULL,
    x double precision NOT NULL,
    y double precision NOT NULL,
    attendee_id text,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX seats_event ON read.seats (event_id, table_id, position);
  CREATE INDEX seats_table ON read.seats (table_id, position);
  CREATE INDEX seats_attendee ON read.seats (attendee_id) WHERE attendee_id IS NOT NULL;

  CREATE TABLE read.seating_arrangements (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    name text NOT NULL,
    description text,
    table_id text,
    tables jsonb NOT NULL,
    assignments jsonb NOT NULL,
    is_template boolean NOT NULL,
    is_public boolean NOT NULL,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX seating_arrangements_event
    ON read.seating_arrangements (event_id, created_at, id);
  CREATE INDEX seating_arrangements_table
    ON read.seating_arrangements (table_id) WHERE table_id IS NOT NULL;

  CREATE TABLE read.deleted_event_plans (
    id text PRIMARY KEY,
    deleted_at timestamptz NOT NULL
  );

  CREATE TABLE read.seating_history (
    id text PRIMARY KEY,
    position text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    event_id text NOT NULL,
    arrangement_id text,
    action text NOT NULL,
    previous_state jsonb,
    new_state jsonb,
    performed_by_user_id text NOT NULL,
    "timestamp" timestamptz NOT NULL
  );
  CREATE INDEX seating_history_event ON read.seating_history (event_id, position);
  CREATE INDEX seating_history_arrangement
    ON read.seating_history (arrangement_id, position) WHERE arrangement_id IS NOT NULL;

  CREATE TABLE read.staged_import_parts (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    import_id text NOT NULL,
    attendees integer NOT NULL
  );
  CREATE INDEX staged_import_parts_event ON read.staged_import_parts (event_id);

  CREATE TABLE read.admin_audit_log (
    id text PRIMARY KEY,
    position text COLLATE "C" NOT NULL,
    admin_user_id text NOT NULL,
    action text NOT NULL,
    target_user_id text,
    target_event_id text,
    previous_value jsonb,
    new_value jsonb,
    ip_address text,
    user_agent text,
    "timestamp" timestamptz NOT NULL
  );
  CREATE INDEX admin_audit_log_position ON read.admin_audit_log (position);
  CREATE INDEX admin_audit_log_admin ON read.admin_audit_log (admin_user_id, position);
`);
