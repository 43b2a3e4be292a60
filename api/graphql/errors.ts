import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isRefusal, type Refusal } from '../../schema/refusal.ts';
import { refusalOfStore } from '../http/refusalOfStore.ts';
import { documentLimits } from './documentLimits.ts';

/** The message for unexpected errors. Their own text goes to the log only. */
const internalMessage = 'Something went wrong on our side.';

/** The refusal inside an error that graphql has wrapped any number of times. */
const refusalWithin = (error: unknown): Refusal | undefined => {
  if (isRefusal(error)) return error;
  return error instanceof GraphQLError ? refusalWithin(error.originalError) : refusalOfStore(error);
};

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;

/** Whether graphql rejected the document or its variables: such an error has no path. */
const isAboutTheDocument = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError &&
  error.path === undefined &&
  (error.originalError === undefined || isAboutTheDocument(error.originalError)) &&
  error.extensions?.code !== 'INTERNAL_SERVER_ERROR';

const suggestion = / Did you mean [^?]*\?/g;

/** Our own messages in place of a library's, by a pattern of the original. */
const ownMessages: [RegExp, (error: GraphQLError) => string][] = [
  [/^Syntax Error: Document contains more/, () => `A document holds at most ${tokens} tokens.`],
  [/^Syntax Error/, ({ locations }) => `The document cannot be read${placeOf(locations)}.`],
  [/introspection/i, () => 'The schema cannot be asked for here.'],
  [/^This operation has been blocked/, () => 'Send JSON (content type application/json).'],
];

const tokens = documentLimits.tokens.toLocaleString('en');

const placeOf = (locations: GraphQLError['locations']): string => {
  const [place] = locations ?? [];
  return place ? ` at line ${place.line}, column ${place.column}` : '';
};

/** The message for an invalid document. Validation errors keep their own text. */
const messageOf = (error: GraphQLError, hideSchema: boolean): string => {
  const own = ownMessages.find(([beginning]) => beginning.test(error.message));
  if (own) return own[1](error);
  return hideSchema ? error.message.replace(suggestion, '') : error.message;
};

export type Problem = { formatted: GraphQLFormattedError; unexpected: boolean };

/**
 * Maps any error to GraphQL, for HTTP and sockets: a refusal gives its `code`, `issues` and details
 * in `extensions`; any unexpected error is INTERNAL and reveals nothing.
 */
export const problemOf = (error: unknown, hideSchema: boolean): Problem => {
  const { path, locations } = error instanceof GraphQLError ? error : {};
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const refusal = refusalWithin(error);
  if (refusal) {
    const extensions = { ...refusal.details, code: refusal.code, issues: refusal.issues };
    return { formatted: { message: refusal.message, ...place, extensions }, unexpected: false };
  }
  if (isAboutTheDocument(error)) {
    const message = messageOf(error, hideSchema);
    const extensions = { code: 'BAD_INPUT', issues: [] };
    return { formatted: { message, ...place, extensions }, unexpected: false };
  }
  const extensions = { code: 'INTERNAL', issues: [] };
  return { formatted: { message: internalMessage, ...place, extensions }, unexpected: true };
};

export type ErrorLog = { error: (facts: object, message: string) => void };

/** Formats an error for the caller and logs unexpected ones. */
export type ReportProblem = (error: unknown, requestId?: string) => GraphQLFormattedError;

/** Creates a `ReportProblem`. `hideSchema` removes suggestions from messages. */
export const createReport =
  (log: ErrorLog, hideSchema: boolean): ReportProblem =>
  (error, requestId) => {
    const { formatted, unexpected } = problemOf(error, hideSchema);
    if (unexpected) log.error({ err: causeOf(error), requestId }, 'A GraphQL operation failed.');
    return formatted;
  };

/** Adds the id under which the log knows the request. */
export const withRequestId = (
  errors: readonly GraphQLFormattedError[],
  requestId: string,
): GraphQLFormattedError[] =>
  errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
