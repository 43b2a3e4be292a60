import knexFactory, { type Knex } from 'knex';
import pg from 'pg';

const oid = { int8: 20, timestamptz: 1184 } as const;
const utcTime = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/;

/** A timestamptz as ISO 8601 in UTC with milliseconds: `2026-05-01T18:00:00.000Z`. */
const isoTime = (text: string): string => {
  const parts = utcTime.exec(text);
  if (!parts) return new Date(text).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
};

/** A bigint as a number. Refuses numbers beyond 2^53 instead of rounding them. */
const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === oid.timestamptz) return isoTime;
    if (id === oid.int8) return safeInteger;
    return pg.types.getTypeParser(id, format);
  },
};

/** Limit for connecting and for waiting for a free connection. */
const connectWithinMs = 5_000;
/** A server that leaves a statement unanswered for this long counts as gone. */
const answerWithinMs = 10_000;
/** Limit for closing a connection in order. */
const endWithinMs = 1_000;
/** Pools close connections that were idle for this long. */
const idleForMs = 10_000;

const settings = [
  'search_path=read,app',
  'timezone=UTC',
  'datestyle=ISO',
  'standard_conforming_strings=on',
];

/** For a connection that holds a lock: the server ends that of a vanished machine after half a minute. */
export const livelinessSettings = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
] as const;

/**
 * The configuration of every connection: the search path is `read`, then `app`; times are ISO strings,
 * bigints are numbers. Keep-alive detects a dead idle connection, `query_timeout` a dead busy one.
 */
export const connectionConfig = (
  connectionString: string,
  applicationName: string,
  extraSettings: readonly string[] = [],
): pg.ClientConfig => ({
  connectionString,
  application_name: applicationName,
  options: [...settings, ...extraSettings].map((setting) => `-c ${setting}`).join(' '),
  connectionTimeoutMillis: connectWithinMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types,
});

/**
 * For connections that answer within seconds or never. In pipeline mode, pg closes a connection whose
 * statement timed out; otherwise the connection would return to the pool and never answer.
 */
export const answering = { pipeline: true, query_timeout: answerWithinMs } as const;

/** Sends several statements in one network write, so that the server wakes up only once. */
export const inOneWrite = <T>({ connection }: pg.Client, send: () => T): T => {
  connection.stream.cork();
  try {
    return send();
  } finally {
    connection.stream.uncork();
  }
};

/** Closes a connection at once. Pending queries are rejected. */
export const cutConnection = (client: pg.Client): void => {
  client.connection.stream.destroy();
};

/** Closes a connection, in order if its server answers. Never rejects. */
export const endConnection = async (client: pg.Client): Promise<void> => {
  const timer = setTimeout(() => cutConnection(client), endWithinMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Knex would also log the errors that it rejects with. */
const nothing = () => undefined;
const silent: Knex.Logger = { warn: nothing, error: nothing, deprecate: nothing, debug: nothing };

/** Knex for reads with at most `max` connections. The caller destroys it. */
export const createReadDatabase = (connectionString: string, { max = 10 } = {}): Knex =>
  knexFactory({
    client: 'pg',
    connection: {
      ...connectionConfig(connectionString, 'planner-read'),
      ...answering,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max, idleTimeoutMillis: idleForMs, destroyTimeoutMillis: endWithinMs },
    acquireConnectionTimeout: connectWithinMs,
    log: silent,
  });

/** A pool of connections with the same settings. The caller ends it. */
export const createPool = (
  connectionString: string,
  { max = 10, applicationName = 'planner' } = {},
): pg.Pool => {
  const pool = new pg.Pool({
    ...connectionConfig(connectionString, applicationName),
    ...answering,
    max,
    idleTimeoutMillis: idleForMs,
  });
  // The pool replaces an idle connection that the server closed.
  pool.on('error', () => undefined);
  // The holder of a broken connection gets an error from the next statement. Without a listener, this event
  // would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};

/**
 * Runs work in a transaction on a connection of its own. Closes the connection after a failure.
 * @throws the error of `work` or of the database
 */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
