import { ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';

/** In milliseconds: more than the server takes for any answer. */
const answeredWithin = 30_000;
/** What a slow line sends: 80 kbit/s. */
const charactersPerMs = 10;

/**
 * A connection can fall silent, for example after a computer has slept. What was sent on it then counts
 * as lost, since all later commands wait for its answer. A long body has more time, for a slow line.
 */
const fetchWithin =
  (longest: number): typeof fetch =>
  (input, init) => {
    const length = typeof init?.body === 'string' ? init.body.length : 0;
    const timeout = AbortSignal.timeout(longest + Math.ceil(length / charactersPerMs));
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, signal });
  };

/**
 * Sends queries and mutations, and sends again what got no answer. That is safe for mutations: the
 * command id makes them idempotent. A refusal is an answer, and so is 401 and every other 4xx.
 *
 * @param longest how long to wait for the answer to a short request, in milliseconds
 */
export const createRequestLink = (uri: string, longest = answeredWithin): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      delay: { initial: 300, max: 3_000, jitter: true },
      attempts: {
        max: 4,
        retryIf: (error) =>
          !CombinedGraphQLErrors.is(error) && !(ServerError.is(error) && error.statusCode < 500),
      },
    }),
    new HttpLink({ uri, credentials: 'same-origin', fetch: fetchWithin(longest) }),
  ]);
