import type { Knex } from 'knex';
import type { CompanySpread } from '../../schema/entities/analytics.ts';

export type CompaniesRead = { companyCount: number; companies: CompanySpread[] };

/** The most companies in an answer, and the most tables and other companies named for each. */
const most = { companies: 100, tables: 5, tablemates: 3 };

/**
 * The companies with the most people: the tables they sit at and the companies they sit with. Company
 * names match regardless of letter case and surrounding spaces.
 */
export const companiesOf = async (read: Knex, eventId: string): Promise<CompaniesRead> => {
  const { rows } = await read.raw<{ rows: (CompanySpread & { companyCount: number })[] }>(
    `WITH people AS (
       SELECT lower(btrim(company)) AS key, btrim(company) AS company, seats.table_id
         FROM attendees LEFT JOIN seats ON seats.attendee_id = attendees.id
        WHERE attendees.event_id = :eventId AND btrim(company) <> ''
     ), sizes AS (
       SELECT key, min(company) AS company, count(*) AS attendees, count(table_id) AS seated,
              count(DISTINCT table_id) AS table_count, count(*) OVER () AS company_count
         FROM people GROUP BY key
     ), largest AS (
       SELECT * FROM sizes ORDER BY attendees DESC, key LIMIT :companies
     ), at_tables AS (
       SELECT key, table_id, count(*) AS seated
         FROM people WHERE table_id IS NOT NULL GROUP BY key, table_id
     ), where_they_sit AS (
       SELECT key, name, seated,
              row_number() OVER (PARTITION BY key ORDER BY seated DESC, "order", id) AS place
         FROM at_tables JOIN tables ON tables.id = at_tables.table_id
        WHERE key IN (SELECT key FROM largest)
     ), beside AS (
       SELECT own.key, other.key AS other, sum(other.seated) AS seated
         FROM at_tables own
         JOIN at_tables other ON other.table_id = own.table_id AND other.key <> own.key
        WHERE own.key IN (SELECT key FROM largest)
        GROUP BY own.key, other.key
     ), mates AS (
       SELECT beside.key, sizes.company, beside.seated,
              row_number() OVER (PARTITION BY beside.key ORDER BY beside.seated DESC, other) AS place
         FROM beside JOIN sizes ON sizes.key = other
     ), named_tables AS (
       SELECT key, jsonb_agg(jsonb_build_object('name', name, 'seated', seated) ORDER BY place) AS named
         FROM where_they_sit WHERE place <= :tables GROUP BY key
     ), named_mates AS (
       SELECT key,
              jsonb_agg(jsonb_build_object('company', company, 'seated', seated) ORDER BY place) AS named
         FROM mates WHERE place <= :tablemates GROUP BY key
     )
     SELECT company, attendees::int, seated::int, table_count::int AS "tableCount",
            coalesce(named_tables.named, '[]') AS tables,
            coalesce(named_mates.named, '[]') AS tablemates, company_count::int AS "companyCount"
       FROM largest
       LEFT JOIN named_tables USING (key)
       LEFT JOIN named_mates USING (key)
      ORDER BY attendees DESC, key`,
    { eventId, ...most },
  );
  return {
    companyCount: rows[0]?.companyCount ?? 0,
    companies: rows.map(({ companyCount: _, ...company }) => company),
  };
};
