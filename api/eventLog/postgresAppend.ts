import type { Pool, QueryConfig } from 'pg';
import { createLanes } from '../../schema/lanes.ts';
import {
  type Appended,
  EventLogError,
  type EventStore,
  type Expected,
} from '../../schema/ports/eventLog.ts';
import { appendUnknown, type EncodedEvent, encodeAppend } from './encodeAppend.ts';
import { answered, connected, isRefusedByServer, logUnavailable } from './postgresConnection.ts';
import { expectedCode, toPosition } from './postgresSchema.ts';

type Append = {
  stream: string;
  expected: Expected;
  events: readonly EncodedEvent[];
  timeoutMs: number;
  state: 'waiting' | 'sent' | 'givenUp';
};
type Outcome = { outcome: string; last_revision: string | null; last_position: string | null };

const isNotMade: Outcome = { outcome: 'unexpected', last_revision: null, last_position: null };

const uniqueViolation = '23505';
const defaultTimeoutMs = 5_000;
const lanes = 4;
const mostJobs = 64;

/**
 * Appends in one round trip, shared by concurrent appends. Each append is all or nothing. A second
 * round trip explains a failed one.
 */
export const createPostgresAppend = (pool: Pool, maxAppendBytes: number): EventStore['append'] => {
  const inLane = createLanes<Append, Outcome>({
    lanes,
    mostJobs,
    send: (appends) => sendAll(pool, appends),
  });
  return async (stream, events, { expected, timeoutMs = defaultTimeoutMs }) => {
    const encoded = encodeAppend(events, expected, maxAppendBytes);
    const append: Append = { stream, expected, events: encoded, timeoutMs, state: 'waiting' };
    const outcome = await inTime(append, inLane(append));
    return outcome.outcome === 'appended'
      ? asAppended(outcome, append)
      : asAppended(await explained(pool, append), append);
  };
};

const asAppended = (
  { outcome, last_revision, last_position }: Outcome,
  { stream, expected }: Append,
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

/**
 * Gives up on appends that take too long. An append that times out before it was sent has certainly not
 * happened.
 */
const inTime = (append: Append, outcome: Promise<Outcome>): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(append.state === 'sent' ? appendUnknown() : logUnavailable());
      append.state = 'givenUp';
    }, append.timeoutMs);
    outcome.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const sendAll = async (
  pool: Pool,
  appends: readonly Append[],
): Promise<PromiseSettledResult<Outcome>[]> => {
  if (appends.length > 1) {
    const outcomes = await send(pool, appends).catch((error: unknown) => {
      if (isRefusedByServer(error)) return undefined;
      throw error;
    });
    if (outcomes) return outcomes.map((value) => ({ status: 'fulfilled', value }));
  }
  // One append made all of them fail. Sent alone, only that one fails.
  return Promise.allSettled(appends.map((append) => sendAlone(pool, append)));
};

const sendAlone = async (pool: Pool, append: Append): Promise<Outcome> => {
  try {
    const [outcome] = await send(pool, [append]);
    return outcome ?? isNotMade;
  } catch (error) {
    if (isRefusedByServer(error, uniqueViolation)) return isNotMade;
    if (!isRefusedByServer(error)) throw error;
    throw new EventLogError('LOG_UNAVAILABLE', 'The event log did not take the append', {
      cause: error,
    });
  }
};

/** Sends appends, ordered by stream so that two processes cannot deadlock. */
const send = async (pool: Pool, appends: readonly Append[]): Promise<Outcome[]> => {
  const timeoutMs = Math.max(...appends.map((append) => append.timeoutMs));
  const client = await connected(pool, timeoutMs);
  const ordered = appends
    .map((append, index) => ({ append, index }))
    .filter(({ append }) => append.state !== 'givenUp')
    .sort((a, b) => byName(a.append.stream, b.append.stream));
  for (const { append } of ordered) append.state = 'sent';
  const query = client.query<Outcome>(statement(ordered.map(({ append }) => append)));
  const { rows } = await answered(client, query, timeoutMs);
  const outcomes = appends.map(() => isNotMade);
  ordered.forEach(({ index }, row) => {
    outcomes[index] = rows[row] ?? isNotMade;
  });
  return outcomes;
};

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const statement = (appends: readonly Append[]): QueryConfig => {
  const events = appends.flatMap((append) => append.events);
  return {
    name: 'event_log_append',
    text: `SELECT * FROM event_log.append($1::text[], $2::bigint[], $3::int[],
             $4::uuid[], $5::text[], $6::text[], $7::text[])`,
    values: [
      appends.map(({ stream }) => stream),
      appends.map(({ expected }) =>
        typeof expected === 'bigint' ? expected : expectedCode[expected],
      ),
      appends.map((append) => append.events.length),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ metadata }) => metadata),
    ],
  };
};

/** Finds out why an append failed: the log has its events already, or the revision differs. */
const explained = async (pool: Pool, { stream, events }: Append): Promise<Outcome> => {
  const ids = events.map(({ id }) => id);
  const { rows } = await pool
    .query<Outcome>('SELECT * FROM event_log.explain($1, $2::uuid[])', [stream, ids])
    .catch((cause: unknown) => {
      throw appendUnknown(cause);
    });
  return rows[0] ?? isNotMade;
};
