import { isEventLogError } from '../../schema/ports/eventLog.ts';
import { Refusal } from '../../schema/refusal.ts';

/** PostgreSQL's code for text that it cannot hold: a NUL, say, within an id that is looked up. */
const notInRepertoire = '22021';

/** Node's words for a connection that cannot be made, or broke. */
const network = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/;

/** PostgreSQL's for broken connections, too few resources, and a server that stops or starts. */
const sqlStates = /^(08...|53...|57P..)$/;

/** pg and knex give no code to what they notice themselves. */
const words =
  /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Knex: Timeout|Client has encountered)/;

/** Whether the database or the event log could not be reached, which passes by itself. */
const isOutage = (error: Error & { code?: unknown }): boolean => {
  if (isEventLogError(error)) {
    return error.code === 'LOG_UNAVAILABLE' || error.code === 'APPEND_UNKNOWN';
  }
  const { code, message } = error;
  return typeof code === 'string'
    ? network.test(code) || sqlStates.test(code)
    : words.test(message);
};

/**
 * The refusal for what a store threw that is no fault of the code's: text that no store can hold, or
 * that it cannot be reached. REST and GraphQL tell it alike.
 */
export const refusalOfStore = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === notInRepertoire) {
    return new Refusal('BAD_INPUT', 'The request holds characters that no text has');
  }
  return isOutage(error)
    ? new Refusal('NOT_READY', 'The planner is not ready. Please try again in a moment.')
    : undefined;
};
