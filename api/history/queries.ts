import type { HistoryRow } from '../../schema/entities/history.ts';
import { historyPageInput } from '../../schema/inputs/history.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireCapabilities, requireMember } from '../auth/authorize.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { historyColumns } from '../queries/columns.ts';
import type { Page } from '../queries/page.ts';
import { entryAsSeen, hiddenActions } from './entryAsSeen.ts';
import { entriesOf, namingToReaders } from './filter.ts';

/**
 * A page of an event's history, newest first, narrowed by a filter. `total` ignores `before`, so that it is
 * the same on every page.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const listHistory = async (
  app: Application,
  request: RequestContext,
  { eventId, ...page }: { eventId: string } & Record<string, unknown>,
): Promise<Page<HistoryRow>> => {
  requireMember(request);
  const { filter, before, after, limit, offset } = parseInput(historyPageInput, page);
  const capabilities = await requireCapabilities(app, request, eventId);
  const all = entriesOf(app, eventId, filter);
  if (!capabilities.has('seeDetails')) {
    all.whereNotIn('action', hiddenActions);
    if (filter.attendee) all.where(namingToReaders(filter.attendee));
  }
  if (after) all.where('seating_history.position', '>', after);
  const part = all.clone();
  if (before) part.where('seating_history.position', '<', before);
  const [items, [counted]] = await Promise.all([
    part
      .select<HistoryRow[]>(historyColumns)
      .orderBy('seating_history.position', 'desc')
      .limit(limit)
      .offset(offset),
    all.count({ total: '*' }),
  ]);
  const seen = items.map((entry) => entryAsSeen(entry, capabilities));
  return { items: seen, total: Number(counted?.total ?? 0) };
};

/** The ids of all members who changed the event. */
export const actorsOf = async (app: Application, eventId: string): Promise<string[]> =>
  app
    .read('seating_history')
    .where({ event_id: eventId })
    .distinct()
    .pluck<string[]>('performed_by_user_id');
