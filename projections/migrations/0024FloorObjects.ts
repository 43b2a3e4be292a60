import { bySql } from './bySql.ts';

/** Floor objects: everything in a room besides tables. */
export const floorObjects = bySql(`
  CREATE TABLE read.floor_objects (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    shape jsonb NOT NULL,
    x double precision NOT NULL,
    y double precision NOT NULL,
    rotation double precision NOT NULL,
    point jsonb,
    is_solid boolean NOT NULL,
    created_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX floor_objects_event ON read.floor_objects (event_id, name);
  CREATE TABLE read.floor_object_parts (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    change_id text NOT NULL,
    part integer NOT NULL,
    piece jsonb NOT NULL
  );
  CREATE INDEX floor_object_parts_event ON read.floor_object_parts (event_id);
`);
