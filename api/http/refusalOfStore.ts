import { diskIsFull, isDiskFull } from '../../schema/diskFull.ts';
import { isEventLogError } from '../../schema/ports/eventLog.ts';
import { Refusal } from '../../schema/refusal.ts';

/**
 * `untranslatable_character` or `character_not_in_repertoire`: a text that PostgreSQL cannot store, such as
 * an id with NUL.
 */
const notInRepertoire = '22021';

/** Node's error codes of failed and broken connections. */
const network = /^(ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/;

/** SQLSTATE classes of broken connections, exhausted resources, and shutdown or startup. */
const sqlStates = /^(08...|53...|57P..)$/;

/** pg and knex give their own errors no code. knex puts a query's statement in front of its error. */
const words =
  /(^| - )(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Knex: Timeout|Client has encountered)/;

/** While PostgreSQL starts, the socket in its folder is missing. Other missing files are no outage. */
const isMissingSocket = ({ code, syscall }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' && syscall === 'connect';

/** Whether the database or the event log could not be reached, which is temporary. */
const isOutage = (error: NodeJS.ErrnoException): boolean => {
  if (isEventLogError(error)) {
    return error.code === 'LOG_UNAVAILABLE' || error.code === 'APPEND_UNKNOWN';
  }
  const { code, message } = error;
  return typeof code === 'string'
    ? network.test(code) || sqlStates.test(code) || isMissingSocket(error)
    : words.test(message);
};

/**
 * The refusal for a store's error that is no bug: unstorable text, or an unreachable store. Undefined
 * for other errors. REST and GraphQL share it.
 */
export const refusalOfStore = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === notInRepertoire) {
    return new Refusal('BAD_INPUT', 'The request contains invalid characters');
  }
  if (isDiskFull(error)) return diskIsFull();
  return isOutage(error)
    ? new Refusal('NOT_READY', 'The planner is not ready. Please try again in a moment.')
    : undefined;
};
