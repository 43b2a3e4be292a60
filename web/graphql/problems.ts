import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { t } from '../texts/en/graphql.ftl';

/**
 * A problem with one field of an input. `path` is the server's name for the field, e.g. `startDate`; `index`
 * is the entry in a list.
 */
export type Issue = { path: string; message: string; index?: number };

/** A failed operation, in the form that screens display. */
export type Problem = {
  /** The server's code, e.g. `SEAT_TAKEN`; undefined if no answer came. */
  code: string | undefined;
  message: string;
  issues: readonly Issue[];
  /** Further facts, e.g. the occupant of a taken seat. */
  details: Readonly<Record<string, unknown>>;
};

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

const issuesIn = (value: unknown): Issue[] => (Array.isArray(value) ? value.filter(isIssue) : []);

type AnsweredError = {
  message?: string | undefined;
  extensions?: Record<string, unknown> | undefined;
  locations?: readonly unknown[] | undefined;
  path?: readonly unknown[] | undefined;
};

/** Whether the request does not fit the server's schema, because the page belongs to another build. */
const isOfOtherBuild = ({ locations, path }: AnsweredError): boolean => Boolean(locations) && !path;

const problemFrom = (error: AnsweredError): Problem => {
  const { message, extensions = {} } = error;
  const { code, issues, ...details } = extensions;
  return {
    code: typeof code === 'string' ? code : undefined,
    message: isOfOtherBuild(error) ? t('other-build') : message || t('request-failed'),
    issues: issuesIn(issues),
    details,
  };
};

const parsedBody = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
};

/**
 * The problem of an answer that is not a GraphQL result: its first error, or the `error` or `message` of its
 * JSON body, or its text, or its status (specification, section 8).
 */
const problemOfAnswer = ({ bodyText, statusCode, response }: ServerError): Problem => {
  const { errors, error, message } = parsedBody(bodyText);
  if (Array.isArray(errors) && errors[0]) return problemFrom(errors[0] as AnsweredError);
  const spoken = [error, message].find((text) => typeof text === 'string' && text !== '');
  const text = bodyText.trim();
  const isProse = text !== '' && !/^[<{[]/.test(text);
  const status = `${statusCode} ${response.statusText}`.trim();
  return problemFrom({ message: (spoken as string | undefined) ?? (isProse ? text : status) });
};

export const problemOf = (error: unknown): Problem => {
  if (CombinedGraphQLErrors.is(error)) return problemFrom(error.errors[0] ?? {});
  if (ServerError.is(error)) return problemOfAnswer(error);
  return problemFrom({ message: t('unreachable') });
};

/** Whether the server is not ready for the request, and may be a moment later. */
export const isNotReady = (error: unknown): boolean => problemOf(error).code === 'NOT_READY';

/** Whether the server has refused the request, so that sending it again is of no use. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !isNotReady(error);

/** Whether there is no session, or the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  problemOf(error).code === 'NOT_SIGNED_IN' || (ServerError.is(error) && error.statusCode === 401);
