import type { Pool, QueryResultRow } from 'pg';
import type { SeatRow } from '../../schema/entities/seat.ts';
import type { EventFacts } from '../../schema/permissions.ts';
import { batched } from './batched.ts';
import { seatColumns } from './columns.ts';
import { prepared } from './prepared.ts';

const selected = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ');

const factsColumns = { id: 'id', createdByUserId: 'created_by_user_id', isPublic: 'is_public' };

/** Batched lookups by id that nearly every command makes. */
export const createLookUps = (pool: Pool) => {
  const byId = <Row extends QueryResultRow & { id: string }>(name: string, text: string) =>
    batched<Row>(async (ids) => {
      const { rows } = await pool.query<Row>({ ...prepared(name), text, values: [ids] });
      return rows;
    });
  return {
    /** The facts for permissions. */
    eventFacts: byId<EventFacts & { id: string }>(
      'event_facts',
      `SELECT ${selected(factsColumns)} FROM read.events WHERE id = ANY($1)`,
    ),
    seat: byId<SeatRow>(
      'seats_by_ids',
      `SELECT ${selected(seatColumns)} FROM read.seats WHERE id = ANY($1)`,
    ),
  };
};

export type LookUps = ReturnType<typeof createLookUps>;
