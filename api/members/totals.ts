import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { editableEvents } from '../eventPlans/mine.ts';

export type TotalsRow = { attendees: number; tables: number; capacity: number };

/**
 * What the home screen counts (specification, section 2), over all events that the caller may edit.
 * @throws Refusal NOT_SIGNED_IN
 */
export const readMyTotals = async (
  app: Application,
  request: RequestContext,
): Promise<TotalsRow> => {
  requireMember(request);
  const among = (table: string) =>
    app.read(table).whereIn('event_id', editableEvents(app, request.viewer).select('events.id'));
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
