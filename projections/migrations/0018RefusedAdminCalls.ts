import { bySql } from './bySql.ts';

/**
 * A member whose admin calls are refused again and again causes a handful of entries, not one for each call.
 */
export const refusedAdminCalls = bySql(`
  -- Refused admin calls of the minutes that are not recorded as a whole yet.
  CREATE TABLE app.refused_admin_calls (
    member_id text NOT NULL,
    operation text NOT NULL,
    minute timestamptz NOT NULL,
    calls integer NOT NULL,
    -- By which the first of them is recorded, and the others after it.
    command_id text NOT NULL,
    is_first_recorded boolean NOT NULL DEFAULT false,
    PRIMARY KEY (member_id, operation, minute)
  );
`);
