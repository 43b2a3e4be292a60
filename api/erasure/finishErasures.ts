import { isRefusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { newId } from '../core/ids.ts';
import { eraseWithCopies } from './eraseGuest.ts';

/**
 * Completes interrupted erasures. An erasure changes the drafts of an event before the event itself;
 * a process that dies in between leaves people in a plan whose key is already destroyed. This removes
 * them from the remaining plans.
 * @param since when the keys were destroyed at the earliest
 */
export const finishErasures = async (app: Application, since = new Date(0)): Promise<void> => {
  const { rows } = await app.read.raw<{ rows: { id: string; eventId: string }[] }>(
    `SELECT a.id, a.event_id AS "eventId"
       FROM app.person_keys k JOIN read.attendees a ON a.id = k.person_id
      WHERE k.destroyed_at > :since
      UNION ALL
     SELECT a.id, a.event_id
       FROM read.events d JOIN read.attendees a ON a.event_id = d.id
       JOIN app.person_keys k ON k.person_id = split_part(a.id, '~', 1)
      WHERE d.draft_of IS NOT NULL AND k.destroyed_at > :since`,
    { since },
  );
  for (const left of rows)
    await eraseWithCopies(app, left, { commandId: newId(), actorId: 'system' }).catch(
      ignoreSetAside,
    );
};

/** Ignores a plan that is set aside. It is tried again next time, and does not hold up the others. */
const ignoreSetAside = (error: unknown): void => {
  if (!isRefusal(error, 'PLAN_SET_ASIDE')) throw error;
};
