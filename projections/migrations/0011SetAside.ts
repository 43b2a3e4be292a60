import { bySql } from './bySql.ts';

/** Lets one plan be set aside without the others. Only a process with the versions of the tables projects. */
export const setAside = bySql(`
  -- Plans and members whose domain events are not projected from this position on, and why.
  CREATE TABLE app.set_aside (
    stream text PRIMARY KEY,
    position text COLLATE "C" NOT NULL,
    failed_in text NOT NULL,
    revision bigint NOT NULL,
    type text NOT NULL,
    reason text NOT NULL,
    since timestamptz NOT NULL
  );

  -- Which versions of which projectors write the rows: nobody else moves the checkpoint.
  -- What stopped the projections, until they go on.
  ALTER TABLE app.checkpoints
    ADD COLUMN versions text NOT NULL DEFAULT '',
    ADD COLUMN stopped text;
  UPDATE app.checkpoints SET versions = coalesce((
    SELECT string_agg(name || ':' || version, ',' ORDER BY name COLLATE "C")
      FROM app.projector_versions), '');
`);
