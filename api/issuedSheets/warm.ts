import type { IssuedSheetRow } from '../../schema/entities/issuedSheet.ts';
import type { Application } from '../application.ts';
import { isSoonLoaded } from '../eventPlans/plans.ts';
import { issuedSheetColumns } from '../queries/columns.ts';
import { standingOf } from './scanned.ts';

export const warmLimits = {
  sheets: 20,
  /** The most people and seats of these plans: about four full events, some 20 MB. */
  weight: 40_000,
} as const;

/**
 * The latest sheet of each kind: first of events that are near or have new paper, the nearest event first;
 * then of the others, newest first.
 */
const soonScanned = async ({ read }: Application): Promise<IssuedSheetRow[]> => {
  const { rows } = await read.raw<{ rows: { id: string }[] }>(
    `SELECT id FROM (
       SELECT DISTINCT ON (issue.event_id, issue.sheet) issue.id, issue.created_at,
              issue.created_at > now() - interval '7 days'
                OR coalesce(event.start_date < now() + interval '7 days'
                  AND coalesce(event.end_date, event.start_date) > now() - interval '1 day', false)
                AS is_soon,
              CASE WHEN event.start_date IS NOT NULL THEN greatest(
                event.start_date - now(),
                now() - coalesce(event.end_date, event.start_date),
                interval '0') END AS distance
         FROM issued_sheets issue JOIN events event ON event.id = issue.event_id
        ORDER BY issue.event_id, issue.sheet, issue.number DESC) latest
      ORDER BY is_soon DESC, CASE WHEN is_soon THEN distance END NULLS LAST, created_at DESC, id
      LIMIT :sheets`,
    { sheets: warmLimits.sheets },
  );
  const ids = rows.map(({ id }) => id);
  const issues = await read('issued_sheets')
    .whereIn('id', ids)
    .select<IssuedSheetRow[]>(issuedSheetColumns);
  return issues.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
};

/**
 * After a start, reads the sheets that will probably be scanned soon, one per step, so that their plans are
 * in memory and their contents computed.
 */
export const warmSheets = async function* (app: Application): AsyncGenerator<void> {
  const weights = new Map<string, number>();
  for (const issue of await soonScanned(app)) {
    // Skips plans that cannot be read. Scanning such a sheet reports the reason.
    if (!(await isSoonLoaded(app, issue.eventId).catch(() => false))) continue;
    const standing = await standingOf(app, issue).catch(() => undefined);
    if (standing) {
      const { attendees, seats } = standing.plan;
      weights.set(`${issue.eventId} ${issue.revision}`, attendees.size + seats.size);
    }
    yield;
    const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
    if (weight >= warmLimits.weight) return;
  }
};
