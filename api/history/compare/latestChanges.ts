import type { PlanReference } from '../../../schema/planReference.ts';
import type { Application } from '../../application.ts';
import { planEntries } from '../moments/planEntries.ts';

/**
 * The default plan to compare with: the latest arrangement of the whole event, else the plan one day
 * before its latest change.
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
  const latest = planEntries(app.read, eventId).max('timestamp');
  const before = await planEntries(app.read, eventId)
    .whereRaw(`timestamp <= (?) - interval '1 day'`, [latest])
    .orderBy('position', 'desc')
    .first<{ revision: number } | undefined>('revision');
  return { kind: 'revision', revision: before?.revision ?? 0 };
};
