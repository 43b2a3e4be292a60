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

/** Counts and revisions are far below 2^53; a number beyond that is refused, never rounded. */
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

/** For connecting, and for waiting until a connection of a pool is free. */
const connectWithinMs = 5_000;
/** A statement without an answer for so long: the server is taken for gone. */
const answerWithinMs = 10_000;
/** How long a connection may take to say goodbye. */
const endWithinMs = 1_000;
/** Idle connections of a pool are closed after so long, also those that have fallen silent. */
const idleForMs = 10_000;

const settings = [
  'search_path=read,app',
  'timezone=UTC',
  'datestyle=ISO',
  'standard_conforming_strings=on',
];

/**
 * How every connection to the read models is made: unqualified names are found in `read`, then
 * `app`; times come as ISO strings, bigints as numbers. A connection whose other end has gone
 * without a word is found out by keep-alive while it is idle, by `query_timeout` while it works.
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
 * For connections that answer within seconds or not at all. In a pipeline pg cuts a connection
 * whose statement was not answered in time; else it would go back into its pool, never to answer.
 */
export const answering = { pipeline: true, query_timeout: answerWithinMs } as const;

/** What is sent meanwhile leaves in one write, so that the server is woken once for all of it. */
export const inOneWrite = <T>({ connection }: pg.Client, send: () => T): T => {
  connection.stream.cork();
  try {
    return send();
  } finally {
    connection.stream.uncork();
  }
};

/** Ends a connection at once. What waits for an answer on it is rejected. */
export const cutConnection = (client: pg.Client): void => {
  client.connection.stream.destroy();
};

/** Ends a connection, in order where its server answers. Never rejects. */
export const endConnection = async (client: pg.Client): Promise<void> => {
  const timer = setTimeout(() => cutConnection(client), endWithinMs);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Knex would write to the console what it rejects its callers with. */
const nothing = () => undefined;
const silent: Knex.Logger = { warn: nothing, error: nothing, deprecate: nothing, debug: nothing };

/** Knex for reads. `max` is the number of connections; the caller destroys it. */
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

/** A pool of raw connections with the same settings. The caller ends it. */
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
  // An idle connection that the server closes is replaced at its next use.
  pool.on('error', () => undefined);
  // Whoever holds one learns at its next statement that it broke: unheard, that would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
};
