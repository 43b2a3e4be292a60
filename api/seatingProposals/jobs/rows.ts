import type pg from 'pg';
import type { jobStates, ProposalOptions } from '../../../schema/entities/seatingProposal.ts';
import { limits } from '../../../schema/limits.ts';
import { inTransaction } from '../../../schema/ports/postgres.ts';
import type { EngineProgress } from '../engine.ts';

export type JobState = (typeof jobStates)[number];

/** The task of a job: a new proposal, or the verification of a recorded one. */
export type JobKind = 'propose' | 'verify';

/** The request stored with a job, which answers for it until a proposal is recorded. */
export type ProposalRequest = { options: ProposalOptions; seed: number };

export type NewJob = {
  id: string;
  kind: JobKind;
  eventId: string;
  proposalId: string;
  memberId: string;
  /** The request, which answers for the job until something is recorded. */
  request: unknown;
};

export type JobRow = NewJob & {
  state: JobState;
  share: number;
  hard: number | null;
  waiting: number | null;
  points: number | null;
  problem: string | null;
  result: unknown;
  cancel: 'discard' | 'keep' | null;
  createdAt: string;
  changedAt: string;
  /** Milliseconds within which the job's process must report again. */
  expiresInMs: number;
};

/** The channel on which processes tell each other which job has changed. */
export const channel = 'seating_job';

/** A job whose process has not reported for this long has failed. */
const lastsFor = '20 seconds';
const keptFor = '1 day';

/** The error of a job whose process has died. */
const processLost = 'The server that worked on it has stopped. The plan is as it was.';

const columns = `
  id, kind, event_id AS "eventId", proposal_id AS "proposalId", member_id AS "memberId", request,
  share, hard, waiting, points, result, cancel,
  CASE WHEN ended_at IS NULL AND alive_until < now() THEN 'failed' ELSE state END AS state,
  CASE WHEN ended_at IS NULL AND alive_until < now() THEN '${processLost}' ELSE problem END AS problem,
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
  to_char(coalesce(ended_at, now()) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    AS "changedAt",
  1000 * extract(epoch FROM alive_until - now())::float8 AS "expiresInMs"`;

/** Why a job may not start: the event or the member has as many as allowed. */
export type Refused = 'event' | 'member';

// Jobs start one at a time, so that no two of them can take the last place.
const beginningLock = `SELECT pg_advisory_xact_lock(hashtext('seating_jobs'))`;

const endLost = `
  UPDATE app.seating_jobs SET state = 'failed', problem = '${processLost}', ended_at = now()
   WHERE ended_at IS NULL AND alive_until < now()`;

const forgetOld = `DELETE FROM app.seating_jobs WHERE created_at < now() - interval '${keptFor}'`;

const countRunning = `
  SELECT count(*) FILTER (WHERE event_id = $1)::int AS "ofEvent",
         count(*) FILTER (WHERE member_id = $2)::int AS "ofMember"
    FROM app.seating_jobs WHERE ended_at IS NULL AND id <> $3`;

const insert = `
  INSERT INTO app.seating_jobs
    (id, kind, event_id, proposal_id, member_id, request, state, alive_until)
  VALUES ($1, $2, $3, $4, $5, $6, 'waiting', now() + interval '${lastsFor}')`;

/** Adds a job, unless too many run. */
export const beginJob = (pool: pg.Pool, job: NewJob): Promise<Refused | undefined> =>
  inTransaction(pool, async (client) => {
    await client.query(beginningLock);
    await client.query(forgetOld);
    await client.query(endLost);
    const { id, kind, eventId, proposalId, memberId, request } = job;
    const { rows } = await client.query<{ ofEvent: number; ofMember: number }>(countRunning, [
      eventId,
      memberId,
      id,
    ]);
    const [running] = rows;
    const refused = running && refusedFor(running);
    const values = [id, kind, eventId, proposalId, memberId, JSON.stringify(request)];
    if (!refused) await client.query(insert, values);
    return refused;
  });

const refusedFor = ({ ofEvent, ofMember }: { ofEvent: number; ofMember: number }) => {
  if (ofEvent > 0) return 'event';
  return ofMember >= limits.proposalsPerMember ? 'member' : undefined;
};

const first = async (pool: pg.Pool, text: string, values: unknown[]) =>
  (await pool.query<JobRow>(text, values)).rows[0];

/** A job by its id; undefined once it was deleted. */
export const readJob = (pool: pg.Pool, id: string): Promise<JobRow | undefined> =>
  first(pool, `SELECT ${columns} FROM app.seating_jobs WHERE id = $1`, [id]);

/**
 * The proposal that the engine is working on for an event. Undefined if there is none, or for a verification.
 */
export const readRunning = (pool: pg.Pool, eventId: string): Promise<JobRow | undefined> =>
  first(
    pool,
    `SELECT ${columns} FROM app.seating_jobs
      WHERE event_id = $1 AND kind = 'propose' AND ended_at IS NULL LIMIT 1`,
    [eventId],
  );

/** The latest verification of a proposal. */
export const readVerification = (pool: pg.Pool, proposalId: string): Promise<JobRow | undefined> =>
  first(
    pool,
    `SELECT ${columns} FROM app.seating_jobs WHERE proposal_id = $1 AND kind = 'verify'
      ORDER BY created_at DESC LIMIT 1`,
    [proposalId],
  );

const notifying = (update: string) => `
  WITH changed AS (${update} RETURNING id)
  SELECT pg_notify('${channel}', id) FROM changed`;

const changes = async (pool: pg.Pool, update: string, values: unknown[]): Promise<boolean> =>
  (await pool.query(notifying(update), values)).rowCount === 1;

/**
 * Records the progress of a job without waiting for the disk or delaying other commits. A crash may lose it,
 * but the next report replaces it.
 */
export const reportProgress = (
  pool: pg.Pool,
  id: string,
  { share, hard, waiting, points }: EngineProgress,
): Promise<unknown> =>
  pool.query(
    `WITH changed AS (
       UPDATE app.seating_jobs
          SET state = 'running', share = $2, hard = $3, waiting = $4, points = $5,
              alive_until = now() + interval '${lastsFor}'
        WHERE id = $1 AND ended_at IS NULL RETURNING id)
     SELECT pg_notify('${channel}', id), set_config('synchronous_commit', 'off', true) FROM changed`,
    [id, share, hard, waiting, points],
  );

/** Ends a job. @returns false if it had already ended */
export const endJob = (
  pool: pg.Pool,
  id: string,
  state: JobState,
  { problem = null, result = null }: { problem?: string | null; result?: unknown } = {},
): Promise<boolean> =>
  changes(
    pool,
    `UPDATE app.seating_jobs SET state = $2, problem = $3, result = $4, ended_at = now(),
            share = CASE WHEN $2 = 'done' THEN 1 ELSE share END
      WHERE id = $1 AND ended_at IS NULL`,
    [id, state, problem, result === null ? null : JSON.stringify(result)],
  );

/** Asks the process that has the job to stop it. */
export const requestCancel = (
  pool: pg.Pool,
  id: string,
  cancel: 'discard' | 'keep',
): Promise<boolean> =>
  changes(pool, 'UPDATE app.seating_jobs SET cancel = $2 WHERE id = $1 AND ended_at IS NULL', [
    id,
    cancel,
  ]);

/** Renews these jobs. Returns only those that no other process has declared lost. */
export const renewJobs = async (pool: pg.Pool, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE app.seating_jobs SET alive_until = now() + interval '${lastsFor}'
      WHERE id = ANY ($1) AND ended_at IS NULL RETURNING id`,
    [ids],
  );
  return rows.map(({ id }) => id);
};
