import type { Knex } from 'knex';
import type { TableMix } from '../../schema/entities/analytics.ts';

const maxCompanies = 5;

/** Roles and companies by table. Company names match regardless of case and outer spaces. */
export const tableMixesOf = async (read: Knex, eventId: string): Promise<TableMix[]> => {
  const { rows } = await read.raw<{ rows: TableMix[] }>(
    `WITH sitting AS (
       SELECT seats.table_id, attendees.attendee_role AS role, btrim(attendees.company) AS company
         FROM seats JOIN attendees ON attendees.id = seats.attendee_id
        WHERE seats.event_id = :eventId
     ), roles AS (
       SELECT table_id, count(*) AS seated,
              count(*) FILTER (WHERE role = 'opportunity') AS opportunity,
              count(*) FILTER (WHERE role = 'prospect') AS prospect,
              count(*) FILTER (WHERE role = 'employee') AS employee,
              count(*) FILTER (WHERE role = 'guest') AS guest
         FROM sitting GROUP BY table_id
     ), named AS (
       SELECT table_id, min(company) AS company, count(*) AS seated,
              row_number() OVER (PARTITION BY table_id
                                 ORDER BY count(*) DESC, lower(company)) AS place
         FROM sitting WHERE company <> '' GROUP BY table_id, lower(company)
     ), companies AS (
       SELECT table_id, count(*) AS companies,
              jsonb_agg(jsonb_build_object('company', company, 'seated', seated) ORDER BY place)
                FILTER (WHERE place <= :most) AS largest
         FROM named GROUP BY table_id
     )
     SELECT id, name, capacity,
            coalesce(seated, 0)::int AS seated, coalesce(opportunity, 0)::int AS opportunity,
            coalesce(prospect, 0)::int AS prospect, coalesce(employee, 0)::int AS employee,
            coalesce(guest, 0)::int AS guest, coalesce(companies.companies, 0)::int AS "companyCount",
            coalesce(largest, '[]') AS companies
       FROM tables
       LEFT JOIN roles ON roles.table_id = tables.id
       LEFT JOIN companies ON companies.table_id = tables.id
      WHERE tables.event_id = :eventId
      ORDER BY tables."order", tables.id`,
    { eventId, most: maxCompanies },
  );
  return rows;
};
