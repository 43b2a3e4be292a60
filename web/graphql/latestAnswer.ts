import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';
import { positionIn } from './asOf.ts';

/** The equal requests in flight, and the answer to the latest answered one. */
type Asked = { underWay: number; latest?: { number: number; result: ApolloLink.Result } };

/**
 * If a later equal request was answered first, gives its answer to the earlier request as well. Otherwise a
 * value without a position, such as the score of a plan, would be shown as it was before. Answers with a
 * position are left to the cache, because the server may have read the earlier request's answer later.
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
