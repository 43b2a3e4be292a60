import type { PlanReference } from '../../../schema/planReference.ts';
import type { Application } from '../../application.ts';
import { planEntries } from '../moments/planEntries.ts';

/**
 * The default plan to compare with: the latest arrangement of the whole event, else the plan one day
 * before its latest change, else its first moment.
 */
export const beforeLatestChanges = async (
  app: Application,
  eventId: string,
): Promise<PlanReference> => {
  const saved = await app
    .read('seating_arrangements')
    .where({ event_id: eventId, table_id: null })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ])
    .first<{ id: string } | undefined>('id');
  if (saved) return { kind: 'arrangement', id: saved.id };
  type Moment = { revision: number } | undefined;
  const entries = planEntries(app.read, eventId);
  const latest = entries.clone().max('timestamp');
  const before: Moment = await entries
    .clone()
    .whereRaw(`timestamp <= (?) - interval '1 day'`, [latest])
    .orderBy('position', 'desc')
    .first('revision');
  const found: Moment = before ?? (await entries.orderBy('position').first('revision'));
  return { kind: 'revision', revision: found?.revision ?? 0 };
};
