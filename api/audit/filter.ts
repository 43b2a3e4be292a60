import type { Knex } from 'knex';
import type { AuditFilter } from '../../schema/inputs/audit.ts';
import type { Application } from '../application.ts';
import { anyHas } from '../queries/search.ts';

/** The ids of members whose name or address contains the word. */
const membersNamed = (app: Application, word: string): Knex.QueryBuilder =>
  app
    .read('users')
    .select('id')
    .where(anyHas(['email', "concat_ws(' ', first_name, last_name)"], word));

/** A query of the entries that match all parts of the filter. */
export const entriesOf = (
  app: Application,
  { actor, target, action, from, until }: AuditFilter,
): Knex.QueryBuilder => {
  const entries = app.read('admin_audit_log');
  if (actor)
    entries.where((any) =>
      any.where('admin_user_id', actor).orWhereIn('admin_user_id', membersNamed(app, actor)),
    );
  if (target)
    entries.where((any) =>
      any
        .where('target_user_id', target)
        .orWhere('target_event_id', target)
        .orWhereIn('target_user_id', membersNamed(app, target)),
    );
  if (action) entries.where({ action });
  if (from) entries.where('timestamp', '>=', from);
  if (until) entries.where('timestamp', '<=', until);
  return entries;
};
