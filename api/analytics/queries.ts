import type { Knex } from 'knex';
import { isDeclined, replies } from '../../schema/attendees/replies.ts';
import type { EventAnalyticsRead, RoleCount } from '../../schema/entities/analytics.ts';
import type { EventRow } from '../../schema/entities/event.ts';
import { mayEditEvent } from '../../schema/permissions.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand } from '../auth/authorize.ts';
import { eventColumns } from '../queries/columns.ts';
import { shownUpTo } from '../queries/shownUpTo.ts';
import { companiesOf } from './companies.ts';
import { momentsOf } from './moments.ts';
import { tableMixesOf } from './tableMixes.ts';

const rolesOf = async (read: Knex, eventId: string): Promise<RoleCount[]> => {
  const { rows } = await read.raw<{ rows: RoleCount[] }>(
    `SELECT attendee_role AS role, count(*)::int AS attendees, count(seats.id)::int AS seated,
            (count(*) FILTER (WHERE cardinality(holding_for) > 0))::int AS held,
            (count(*) FILTER (WHERE reply = ANY(:declined) AND seats.id IS NULL
                                AND cardinality(holding_for) = 0))::int AS declined,
            (count(*) FILTER (WHERE is_checked_in))::int AS "checkedIn"
       FROM attendees LEFT JOIN seats ON seats.attendee_id = attendees.id
      WHERE attendees.event_id = :eventId GROUP BY attendee_role ORDER BY attendee_role`,
    { eventId, declined: replies.filter(isDeclined) },
  );
  return rows;
};

/**
 * The figures of an event, read in one snapshot. The number of queries is fixed, and no answer is
 * longer than a screen can show or the event has tables.
 * @throws Refusal EVENT_NOT_FOUND, FORBIDDEN, NOT_SIGNED_IN
 */
export const readEventAnalytics = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<EventAnalyticsRead> =>
  app.read.transaction(
    async (snapshot) => {
      const event = await snapshot('events').where({ id }).first<EventRow>(eventColumns);
      // Reading roles, companies and check-ins by table requires the right to edit, because they are details
      // of the guests.
      demand(event ? mayEditEvent(request.viewer, event) : 'hide', 'event');
      return {
        id,
        position: await shownUpTo(snapshot),
        event,
        ...(await momentsOf(snapshot, id)),
        roles: await rolesOf(snapshot, id),
        tables: await tableMixesOf(snapshot, id),
        ...(await companiesOf(snapshot, id)),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
