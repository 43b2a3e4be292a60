import { bySql } from './bySql.ts';

/** Tables have the order of the plan, even if several were added at one moment. */
export const tableOrder = bySql(`
  -- Rows of before get their numbers when the projector's new version is rebuilt.
  ALTER TABLE read.tables ADD COLUMN "order" integer NOT NULL DEFAULT 0;
  DROP INDEX read.tables_event;
  CREATE INDEX tables_event ON read.tables (event_id, "order", id);
  CREATE TABLE read.plan_orders (
    id text PRIMARY KEY,
    next integer NOT NULL,
    staged jsonb NOT NULL
  );
`);
