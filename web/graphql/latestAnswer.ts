import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { positionIn } from './asOf.ts';

/** The requests for the same that are under way, and the answer to the latest of them that has one. */
type Asked = { underWay: number; latest?: { number: number; result: ApolloLink.Result } };

/**
 * Replaces an answer that comes after the answer to a later request for the same by that one, such as the score of a
 * plan: it would stand on the screen as it was before. An answer with a position is left to the cache, which knows
 * by it what is newer: the earlier request may have been read later.
 */
export const createLatestAnswerLink = (): ApolloLink => {
  const all = new Map<string, Asked>();
  let requests = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const asked = all.get(key) ?? { underWay: 0 };
    all.set(key, asked);
    asked.underWay += 1;
    requests += 1;
    const number = requests;
    return forward(operation).pipe(
      map((result) => {
        if (positionIn(result.data) !== undefined) return result;
        if (asked.latest && asked.latest.number > number) return asked.latest.result;
        if (!result.errors) asked.latest = { number, result };
        return result;
      }),
      finalize(() => {
        asked.underWay -= 1;
        if (asked.underWay === 0) all.delete(key);
      }),
    );
  });
};
