import type { Pool, PoolClient } from 'pg';
import {
  type Appended,
  type EventLog,
  EventLogError,
  type Expected,
  isEventLogError,
} from '../core/eventLog.ts';
import { type EncodedEvent, encodeAppend } from './encodeAppend.ts';
import { expectedCode, toPosition } from './postgresSchema.ts';

type Outcome = { outcome: string; last_revision: string | null; last_position: string | null };

const uniqueViolation = '23505';
const defaultTimeoutMs = 5_000;

/** Appends in one round trip; what stands in the way of one is looked up in a second. */
export const createPostgresAppend =
  (pool: Pool, maxAppendBytes: number): EventLog['append'] =>
  async (stream, events, { expected, timeoutMs = defaultTimeoutMs }) => {
    const encoded = encodeAppend(events, expected, maxAppendBytes);
    const client = await connected(pool, timeoutMs);
    const outcome =
      (await sent(client, stream, encoded, expected, timeoutMs)) ??
      (await explained(pool, stream, encoded));
    return asAppended(outcome, stream, expected);
  };

const asAppended = (
  { outcome, last_revision, last_position }: Outcome,
  stream: string,
  expected: Expected,
): Appended => {
  if (outcome === 'elsewhere') {
    throw new Error(`An event id of this append stands in another stream than ${stream}`);
  }
  if (outcome === 'unexpected' || last_revision === null || last_position === null) {
    const at = last_revision === null ? 'does not exist' : `is at revision ${last_revision}`;
    throw new EventLogError('WRONG_EXPECTED_REVISION', `${stream} ${at}, expected ${expected}`);
  }
  return { revision: BigInt(last_revision), position: toPosition(last_position) };
};

/** A connection of the pool. One that comes too late goes back unused. */
const connected = (pool: Pool, timeoutMs: number): Promise<PoolClient> => {
  const connecting = pool.connect();
  return new Promise((resolve, reject) => {
    const unavailable = (cause?: unknown) =>
      reject(new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be reached', { cause }));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      unavailable();
    }, timeoutMs);
    connecting
      .then((client) => (isLate ? client.release() : resolve(client)), unavailable)
      .finally(() => clearTimeout(timer));
  });
};

/** Undefined where the append was not made, for a reason that the log can explain. */
const sent = async (
  client: PoolClient,
  stream: string,
  events: readonly EncodedEvent[],
  expected: Expected,
  timeoutMs: number,
): Promise<Outcome | undefined> => {
  const query = client.query<Outcome>({
    name: 'event_log_append',
    text: 'SELECT * FROM event_log.append($1, $2, $3::uuid[], $4::text[], $5::text[], $6::text[])',
    values: [
      stream,
      typeof expected === 'bigint' ? expected : expectedCode[expected],
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ metadata }) => metadata),
    ],
  });
  try {
    const { rows } = await answered(client, query, timeoutMs);
    return rows[0]?.outcome === 'appended' ? rows[0] : undefined;
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return undefined;
    throw asLogError(error);
  }
};

/**
 * Waits for the answer and gives the connection back. One that gave no answer, or broke, is thrown
 * away for what it may still do.
 */
const answered = async <T>(client: PoolClient, query: Promise<T>, ms: number): Promise<T> => {
  // A connection that breaks says so twice: to its query, and here, where nobody may be listening.
  const isBroken = () => undefined;
  client.on('error', isBroken);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unknownOutcome()), ms);
  });
  try {
    const answer = await Promise.race([query, silence]);
    client.off('error', isBroken);
    client.release();
    return answer;
  } catch (error) {
    query.catch(() => undefined);
    const isIntact = isCertain(error);
    if (isIntact) client.off('error', isBroken);
    client.release(!isIntact);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** A refusal by the server is certain; anything else (a cut connection) leaves the outcome open. */
const isCertain = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(codeOf(error)) && !/^(57P|08|40003)/.test(codeOf(error));

const unknownOutcome = (cause?: unknown) =>
  new EventLogError('APPEND_UNKNOWN', 'The append was not answered: it may stand or not', {
    cause,
  });

const asLogError = (cause: unknown): EventLogError => {
  if (isEventLogError(cause)) return cause;
  if (!isCertain(cause)) return unknownOutcome(cause);
  return new EventLogError('LOG_UNAVAILABLE', 'The event log did not take the append', { cause });
};

const explained = async (
  pool: Pool,
  stream: string,
  events: readonly EncodedEvent[],
): Promise<Outcome> => {
  const unexplained = { outcome: 'unexpected', last_revision: null, last_position: null };
  const ids = events.map(({ id }) => id);
  const { rows } = await pool
    .query<Outcome>('SELECT * FROM event_log.explain($1, $2::uuid[])', [stream, ids])
    .catch((cause: unknown) => {
      throw unknownOutcome(cause);
    });
  return rows[0] ?? unexplained;
};
