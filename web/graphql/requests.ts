import { ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';
import { timeLimit } from '../../schema/timeLimit.ts';
import { isCommand } from './commandOrder.ts';
import { ofMember } from './memberOfPage.ts';
import { isNotReady } from './problems.ts';

/** In milliseconds: more than the server takes for any answer. */
const answeredWithin = 30_000;
/** The upload rate of a slow connection: 80 kbit/s. */
const charactersPerMs = 10;

/**
 * Fetches with a time limit. A connection can fall silent, for example after a computer has slept, and all
 * later commands wait for the answer. Long bodies get more time, for slow connections.
 */
const fetchWithin =
  (longest: number): typeof fetch =>
  (input, init) => {
    const length = typeof init?.body === 'string' ? init.body.length : 0;
    const inTime = timeLimit(longest + Math.ceil(length / charactersPerMs));
    const signal = init?.signal ? AbortSignal.any([init.signal, inTime]) : inTime;
    return fetch(input, { ...init, headers: { ...init?.headers, ...ofMember() }, signal });
  };

/** The most attempts for a request, and for a command that the server has not finished. */
const mostAttempts = { usual: 4, unfinished: 8 };

/** Turns the answer that the server is not ready into an error, so that the request is sent again. */
const notReadyAsError = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const error = result.errors ? new CombinedGraphQLErrors(result, result.errors) : undefined;
      if (error && isNotReady(error)) throw error;
      return result;
    }),
  ),
);

/** Whether a command may have been executed although it failed here: it was not answered, or is not ready. */
export const isUnsettled = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error)) return isNotReady(error);
  return !(ServerError.is(error) && error.statusCode < 500);
};

const isSentAgain: RetryLink.AttemptsFunction = (attempts, { variables }, error) => {
  const isUnfinished = isCommand(variables) && CombinedGraphQLErrors.is(error);
  return isUnsettled(error) && attempts < mostAttempts[isUnfinished ? 'unfinished' : 'usual'];
};

/**
 * Sends queries and mutations. Sends again what got no answer or for which the server was not ready, as while a
 * connection to its database breaks. It answers a long command after 10 s at the latest, goes on working, and answers
 * a repeat with the result. The command id makes repeats safe. A refusal is an answer, as are 401 and every other 4xx.
 *
 * @param longest in milliseconds: how long to wait for the answer to a short request
 */
export const createRequestLink = (uri: string, longest = answeredWithin): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      delay: { initial: 300, max: 3_000, jitter: true },
      attempts: isSentAgain,
    }),
    notReadyAsError,
    new HttpLink({ uri, credentials: 'same-origin', fetch: fetchWithin(longest) }),
  ]);
