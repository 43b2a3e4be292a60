import type { TotalsRow } from '../../schema/entities/user.ts';
import type { Viewer } from '../../schema/permissions.ts';
import type { Application, RequestContext } from '../application.ts';
import { editableEvents } from '../eventPlans/eventLists.ts';

/** Above this number of people the totals are cached. */
const maxCounted = 100_000;
const keptForMs = 10_000;

/** Totals over all events, cached for each read side, so that tests do not share them. */
const kept = new WeakMap<Application['lookUps'], { totals: Promise<TotalsRow>; at: number }>();

/**
 * The totals of the home screen (specification, section 2) over all events that the caller may edit.
 * Moderators and admins share the same totals: beyond 100,000 people they are counted at most every
 * ten seconds. Does not check that somebody is signed in.
 */
export const readMyTotals = async (
  app: Application,
  { viewer }: RequestContext,
): Promise<TotalsRow> => {
  if (viewer?.role === 'user') return counted(app, viewer);
  const known = kept.get(app.lookUps);
  if (known && Date.now() - known.at < keptForMs) {
    const totals = await known.totals.catch(() => undefined);
    if (totals && totals.attendees > maxCounted) return totals;
  }
  const totals = counted(app, viewer);
  kept.set(app.lookUps, { totals, at: Date.now() });
  return totals;
};

const counted = async (app: Application, viewer: Viewer): Promise<TotalsRow> => {
  const among = (table: string) =>
    app.read(table).whereIn('event_id', editableEvents(app, viewer).select('events.id'));
  const row = await app.read
    .select({
      attendees: among('attendees').count(),
      tables: among('tables').where('is_active', true).count(),
      capacity: among('tables').select(app.read.raw('coalesce(sum(capacity), 0)')),
    })
    .first<Record<keyof TotalsRow, string>>();
  return {
    attendees: Number(row.attendees),
    tables: Number(row.tables),
    capacity: Number(row.capacity),
  };
};
