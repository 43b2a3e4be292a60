import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { finalize, map } from 'rxjs';

/** The requests for the same that are under way, and the answer to the latest of them that has one. */
type Asked = { underWay: number; latest?: { number: number; result: ApolloLink.Result } };

/**
 * An answer that comes after that to a later request for the same is replaced by it: what no position tells apart, such
 * as the score of a plan, would stand on the screen as it was before.
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
