import type pg from 'pg';
import type { Position } from '../../../schema/domainEvents.ts';
import { arrangementStream, seatingProposalStream } from '../../../schema/ids.ts';
import { auditProjector } from '../../audit/projector.ts';
import { historyChain } from '../../history/projector.ts';
import type { Projector } from '../projector.ts';
import { place, stored } from '../rows/statements.ts';
import type { TableShape } from '../rows/table.ts';

/** The result of a verification without differences, as a base for the next. */
export type Verified = { position: Position; at: string };

/**
 * Tables whose rows belong to one plan or member. The audit log and the chain tips belong to all; `npm run
 * audit -- verify` checks them.
 */
export const scopedTables = (projectors: readonly Projector[]): TableShape[] =>
  projectors
    .filter(({ name }) => name !== auditProjector.name)
    .flatMap(({ tables }) => tables)
    .filter(({ name }) => name !== historyChain.tips.name);

/** The quoted column that names a row's plan or member. */
export const scopeColumn = ({ scope, columns }: TableShape): string => {
  const own = scope ?? ['eventId', 'memberId'].find((column) => column in columns);
  return stored(own ?? 'id');
};

/** A checksum of all rows of each scope, independent of their order. */
export const sumsText = (table: TableShape, where = ''): string =>
  `SELECT t.${scopeColumn(table)} AS scope, count(*) AS rows,
          md5(string_agg(md5(t::text), '' ORDER BY t.id)) AS sum
     FROM ${place('read', table)} t ${where} GROUP BY 1`;

/** The last verification without differences, if any. */
export const readVerified = async (client: pg.ClientBase): Promise<Verified | undefined> => {
  const { rows } = await client.query<Verified>('SELECT position, at FROM app.verified');
  return rows[0];
};

/**
 * Notes that everything was equal, within the snapshot that showed it. `scopes` are those whose checksums may
 * have changed; if absent, all. Of two concurrent notes, the first is kept.
 * @throws Error of the database
 */
export const noteVerified = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
  position: Position,
  scopes?: readonly string[],
): Promise<void> => {
  await client.query('SAVEPOINT noting');
  try {
    await note(client, projectors, position, scopes ?? null);
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT noting');
    if ((error as { code?: string }).code !== serializationFailure) throw error;
  }
};

const serializationFailure = '40001';

const note = async (
  client: pg.ClientBase,
  projectors: readonly Projector[],
  position: Position,
  scopes: readonly string[] | null,
): Promise<void> => {
  await client.query('DELETE FROM app.verified');
  await client.query('INSERT INTO app.verified (position) VALUES ($1)', [position]);
  const isMeant = (column: string) => `WHERE $1::text[] IS NULL OR ${column} = ANY ($1)`;
  await client.query(`DELETE FROM app.verified_sums ${isMeant('scope')}`, [scopes]);
  for (const table of scopedTables(projectors))
    await client.query(
      `INSERT INTO app.verified_sums (table_name, scope, rows, sum)
       SELECT $2, s.* FROM (${sumsText(table, isMeant(`t.${scopeColumn(table)}`))}) s`,
      [scopes, table.name],
    );
  await client.query(`DELETE FROM app.verified_arrangements ${isMeant('event_id')}`, [scopes]);
  await client.query(
    `INSERT INTO app.verified_arrangements (event_id, arrangement_id)
     SELECT DISTINCT event_id, arrangement_id
       FROM (SELECT * FROM read.seating_history ${isMeant('event_id')}) h
      WHERE arrangement_id IS NOT NULL`,
    [scopes],
  );
  await client.query(`DELETE FROM app.verified_proposals ${isMeant('event_id')}`, [scopes]);
  await client.query(
    `INSERT INTO app.verified_proposals (event_id, proposal_id)
     SELECT DISTINCT event_id, proposal_id
       FROM (SELECT * FROM read.seating_proposal_parts ${isMeant('event_id')}) p`,
    [scopes],
  );
};

/** Deletes the notes, because a rebuild writes other rows and may renumber the history. */
export const forgetVerified = async (client: pg.ClientBase): Promise<void> => {
  await client.query('DELETE FROM app.verified');
  await client.query('DELETE FROM app.verified_sums');
  await client.query('DELETE FROM app.verified_arrangements');
  await client.query('DELETE FROM app.verified_proposals');
};

/** The streams of arrangements and proposals of these plans at the time of the note. */
export const streamsOfPlans = async (
  client: pg.ClientBase,
  eventIds: readonly string[],
): Promise<string[]> => {
  const arrangements = await client.query<{ id: string }>(
    'SELECT arrangement_id AS id FROM app.verified_arrangements WHERE event_id = ANY ($1)',
    [eventIds],
  );
  const proposals = await client.query<{ id: string }>(
    'SELECT proposal_id AS id FROM app.verified_proposals WHERE event_id = ANY ($1)',
    [eventIds],
  );
  return [
    ...arrangements.rows.map(({ id }) => arrangementStream(id)),
    ...proposals.rows.map(({ id }) => seatingProposalStream(id)),
  ];
};
