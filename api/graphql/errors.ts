import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isRefusal, type Refusal } from '../../schema/refusal.ts';
import { refusalOfStore } from '../http/refusalOfStore.ts';
import { documentLimits } from './documentLimits.ts';

/** What a caller is told of a fault that is ours. Its text stays in the log. */
const internalMessage = 'Something went wrong on our side.';

/** The refusal within an error that graphql has wrapped, once or more often. */
const refusalWithin = (error: unknown): Refusal | undefined => {
  if (isRefusal(error)) return error;
  return error instanceof GraphQLError ? refusalWithin(error.originalError) : refusalOfStore(error);
};

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error;

/**
 * Whether graphql itself refused the document or its variables, before anything ran: such an error
 * speaks of what the caller wrote, and has no path into a result.
 */
const isAboutTheDocument = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError &&
  error.path === undefined &&
  (error.originalError === undefined || isAboutTheDocument(error.originalError)) &&
  error.extensions?.code !== 'INTERNAL_SERVER_ERROR';

const suggestion = / Did you mean [^?]*\?/g;

/** What is said in place of a library's text, by how that text begins. */
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

/** What is wrong with a document. Where validation names fields and types, its own words are the best. */
const messageOf = (error: GraphQLError, hideSchema: boolean): string => {
  const own = ownMessages.find(([beginning]) => beginning.test(error.message));
  if (own) return own[1](error);
  return hideSchema ? error.message.replace(suggestion, '') : error.message;
};

export type Problem = { formatted: GraphQLFormattedError; unexpected: boolean };

/**
 * The one mapping of errors to GraphQL, for HTTP and sockets alike: `code`, `issues` and details of
 * a refusal in `extensions`; whatever else happened is INTERNAL and says nothing of itself.
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

/** Formats an error for the caller, and writes down what is our own fault. */
export type ReportProblem = (error: unknown, requestId?: string) => GraphQLFormattedError;

export const createReport =
  (log: ErrorLog, hideSchema: boolean): ReportProblem =>
  (error, requestId) => {
    const { formatted, unexpected } = problemOf(error, hideSchema);
    if (unexpected) log.error({ err: causeOf(error), requestId }, 'A GraphQL operation failed.');
    return formatted;
  };

/** The same errors with the id under which the log knows the request. */
export const withRequestId = (
  errors: readonly GraphQLFormattedError[],
  requestId: string,
): GraphQLFormattedError[] =>
  errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
