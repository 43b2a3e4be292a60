import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type EventLog, isEventLogError } from '../../schema/ports/eventLog.ts';
import { StartError } from '../env.ts';
import { parseEventStoreDbAddress, placesOf } from '../eventStoreDbAddress.ts';

const answerWithinMs = 5_000;

/** Why PostgreSQL cannot be used, for codes that an operator can act on. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name cannot be looked up',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'the user may not create schemas in it',
  '25006': 'it is read-only',
  '57P03': 'it is still starting',
  NOT_UTF8: 'the encoding of the database is not UTF8',
};

/** Errors that waiting does not cure. */
const lasting = new Set(['28P01', '28000', '3D000', '42501', 'NOT_UTF8', 'LOG_UNUSABLE']);

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

type Found = { mayCreate: boolean; isReadOnly: boolean; isUtf8: boolean };

/** Why the database is unusable, as a code of `reasons`. */
const problemOf = ({ mayCreate, isReadOnly, isUtf8 }: Found): string | undefined => {
  if (!isUtf8) return 'NOT_UTF8';
  if (isReadOnly) return '25006';
  return mayCreate ? undefined : '42501';
};

const tryDatabase = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: answerWithinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Found>(
      `SELECT has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
              current_setting('transaction_read_only') = 'on' AS "isReadOnly",
              current_setting('server_encoding') = 'UTF8' AS "isUtf8"`,
    );
    const code = rows[0] && problemOf(rows[0]);
    if (code) throw Object.assign(new Error(reasons[code]), { code });
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Retries, because a server started at the same time may need a moment. */
const repeated = async <T>(tries: number, ask: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt >= tries || lasting.has(codeOf(error))) throw error;
      await pause(attempt * 200);
    }
  }
};

/** Waits for PostgreSQL. @throws StartError with the reason, never with the password. */
export const awaitDatabase = async (connectionString: string): Promise<void> => {
  try {
    await repeated(6, () => tryDatabase(connectionString));
  } catch (error) {
    const { host } = new URL(connectionString);
    const reason = reasons[codeOf(error)] ?? 'it does not answer as PostgreSQL does';
    throw new StartError(`DATABASE_URL: PostgreSQL at ${host} cannot be used: ${reason}.`);
  }
};

/** Opens the log, waiting for its store. @throws StartError with the reason, never a password. */
export const awaitEventLog = async (
  open: () => Promise<EventLog>,
  eventStoreUrl: string | undefined,
): Promise<EventLog> => {
  if (!eventStoreUrl) return open();
  try {
    return await repeated(3, open);
  } catch (error) {
    const places = () => placesOf(parseEventStoreDbAddress(eventStoreUrl)).join(', ');
    const reason = isEventLogError(error)
      ? error.message
      : `EventStoreDB at ${places()} does not answer.`;
    throw new StartError(`EVENTSTORE_URL: ${reason}`);
  }
};
