import { z } from 'zod';
import type { HistoryRow } from '../../schema/entities/history.ts';
import { limitOf } from '../../schema/inputs/lists.ts';
import { limits } from '../../schema/limits.ts';
import type { Viewer } from '../../schema/permissions.ts';
import type { Application, RequestContext } from '../application.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import { historyColumns } from '../queries/columns.ts';

const { max, default: usual } = limits.recentActivity;
const recentInput = z.object({ limit: limitOf(max, usual) });

/**
 * The latest changes of all events that the caller may edit, newest first.
 * @throws Refusal NOT_SIGNED_IN
 */
export const listRecentActivity = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<HistoryRow[]> => {
  const { limit } = parseInput(recentInput, input);
  const { viewer } = request;
  return viewer?.role === 'user'
    ? latestOfEach(app, viewer, limit)
    : latestOfAll(app, viewer, limit);
};

/** Reads the latest few entries of each event by the index, so that long histories cost nothing. */
const latestOfEach = (app: Application, viewer: Viewer, limit: number): Promise<HistoryRow[]> => {
  const latest = app
    .read('seating_history')
    .whereRaw('seating_history.event_id = events.id')
    .select(historyColumns)
    .orderBy('seating_history.position', 'desc')
    .limit(limit);
  return editableEvents(app, viewer)
    .crossJoin(app.read.raw('LATERAL ? AS latest', [latest]))
    .select<HistoryRow[]>('latest.*')
    .orderBy('latest.position', 'desc')
    .limit(limit);
};

/** For viewers of nearly all events: reads the history backwards until there are enough entries. */
const latestOfAll = (app: Application, viewer: Viewer, limit: number): Promise<HistoryRow[]> =>
  app
    .read('seating_history')
    .whereExists(
      editableEvents(app, viewer).whereRaw('events.id = seating_history.event_id').select('id'),
    )
    .select<HistoryRow[]>(historyColumns)
    .orderBy('position', 'desc')
    .limit(limit);
