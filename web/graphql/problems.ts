import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/**
 * What is wrong with one field of an input; `path` as the server names it, e.g. `startDate`. In a
 * list, `index` says of which entry.
 */
export type Issue = { path: string; message: string; index?: number };

/** A failed operation, as the screen speaks of it. */
export type Problem = {
  /** The server's code, e.g. `SEAT_TAKEN`; undefined when no answer came. */
  code: string | undefined;
  message: string;
  issues: readonly Issue[];
  /** Facts beside code and issues, e.g. who sits on a taken seat. */
  details: Readonly<Record<string, unknown>>;
};

const unreachable = 'The server cannot be reached. Check your connection and try again.';

/** The message of a JSON body's `error` or `message`, else its text, else the status (section 8). */
const messageOfAnswer = ({ bodyText, statusCode, response }: ServerError): string => {
  const text = bodyText.trim();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) {
      for (const key of ['error', 'message'] as const) {
        const message: unknown = (body as Record<string, unknown>)[key];
        if (typeof message === 'string' && message) return message;
      }
    }
  } catch {
    // No JSON: the text itself, as long as it is for a person and no page.
  }
  return text && !text.startsWith('<') && !text.startsWith('{')
    ? text
    : `${statusCode} ${response.statusText}`.trim();
};

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value;

const issuesIn = (value: unknown): Issue[] => (Array.isArray(value) ? value.filter(isIssue) : []);

export const problemOf = (error: unknown): Problem => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const { code, issues, ...details } = first?.extensions ?? {};
    return {
      code: typeof code === 'string' ? code : undefined,
      message: first?.message ?? 'The request failed.',
      issues: issuesIn(issues),
      details,
    };
  }
  const message = ServerError.is(error) ? messageOfAnswer(error) : unreachable;
  return { code: undefined, message, issues: [], details: {} };
};

/** Whether the session has ended, or there never was one. */
export const isSignedOut = (error: unknown): boolean =>
  problemOf(error).code === 'NOT_SIGNED_IN' || (ServerError.is(error) && error.statusCode === 401);
