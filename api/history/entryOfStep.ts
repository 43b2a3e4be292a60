import type { HistoryRow } from '../../schema/entities/history.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application } from '../application.ts';
import { historyColumns } from '../queries/columns.ts';

/** The last entry of a step, which holds its main change. @throws Refusal NOT_READY */
export const entryOfStep = async (
  app: Application,
  eventId: string,
  stepId: string,
): Promise<HistoryRow> => {
  const entry = await app
    .read('seating_history')
    .where({ event_id: eventId, step_id: stepId })
    .orderBy('position', 'desc')
    .first<HistoryRow>(historyColumns);
  if (!entry)
    throw new Refusal('NOT_READY', 'The history is not up to date yet. Please try again.');
  return entry;
};
