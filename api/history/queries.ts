import { pageInput } from '../../schema/inputs/lists.ts';
import type { HistoryRow } from '../../schema/readModels.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireEvent, requireMember } from '../auth/authorize.ts';
import { parseInput } from '../commands/parseInput.ts';
import { historyColumns } from '../reading/columns.ts';
import { type Page, pageOf } from '../reading/page.ts';

const newestFirst = [{ column: 'seating_history.position', order: 'desc' as const }];

/** A page of an event's history, newest first. */
export const listHistory = async (
  app: Application,
  request: RequestContext,
  { eventId, ...page }: { eventId: string } & Record<string, unknown>,
): Promise<Page<HistoryRow>> => {
  requireMember(request);
  const part = parseInput(pageInput, page);
  await requireEvent(app, request, eventId, 'read');
  const query = app.read('seating_history').where({ event_id: eventId });
  return pageOf<HistoryRow>(query, historyColumns, newestFirst, part);
};
