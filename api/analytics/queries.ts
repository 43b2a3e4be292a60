import type { Knex } from 'knex';
import { mayReadEvent } from '../../schema/permissions.ts';
import type { EventRow } from '../../schema/readModels.ts';
import type { AttendeeRole } from '../../schema/vocabulary.ts';
import type { Application, RequestContext } from '../application.ts';
import { demand, requireMember } from '../auth/authorize.ts';
import { eventColumns } from '../reading/columns.ts';
import { type Moment, momentsOf } from './moments.ts';
import { type TableMix, tableMixesOf } from './tableMixes.ts';

export type RoleCount = {
  role: AttendeeRole;
  attendees: number;
  seated: number;
  checkedIn: number;
};

export type EventAnalyticsRead = {
  id: string;
  event: EventRow;
  moments: Moment[];
  roles: RoleCount[];
  tables: TableMix[];
};

const rolesOf = async (read: Knex, eventId: string): Promise<RoleCount[]> => {
  const { rows } = await read.raw<{ rows: RoleCount[] }>(
    `SELECT attendee_role AS role, count(*)::int AS attendees, count(seats.id)::int AS seated,
            (count(*) FILTER (WHERE is_checked_in))::int AS "checkedIn"
       FROM attendees LEFT JOIN seats ON seats.attendee_id = attendees.id
      WHERE attendees.event_id = ? GROUP BY attendee_role ORDER BY attendee_role`,
    [eventId],
  );
  return rows;
};

/**
 * What the figures of an event tell, all of one moment. A fixed number of queries, each of which
 * answers no more than a screen can show or the event has tables.
 * @throws Refusal EVENT_NOT_FOUND, NOT_SIGNED_IN
 */
export const readEventAnalytics = async (
  app: Application,
  request: RequestContext,
  id: string,
): Promise<EventAnalyticsRead> => {
  requireMember(request);
  return app.read.transaction(
    async (snapshot) => {
      const event = await snapshot('events').where({ id }).first<EventRow>(eventColumns);
      demand(event ? mayReadEvent(request.viewer, event) : 'hide', 'event');
      const moments = await momentsOf(snapshot, id);
      const roles = await rolesOf(snapshot, id);
      const tables = await tableMixesOf(snapshot, id);
      return { id, event, moments, roles, tables };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
};
