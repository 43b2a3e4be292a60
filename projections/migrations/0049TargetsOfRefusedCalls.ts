import { bySql } from './bySql.ts';

/** The audit log says about whom a refused admin call was. */
export const targetsOfRefusedCalls = bySql(`
  ALTER TABLE app.refused_admin_calls ADD COLUMN target_user_id text;
`);
