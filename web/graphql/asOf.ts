import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** The later of two positions, which compare as text. */
export const later = (one: string, other: string): string => {
  if (one < other) return other;
  return one;
};

/** The `extensions` of a cache write: the position at which its values are valid. */
export const asOf = (position: string) => ({ asOf: position });

/** The position of a write; undefined if it has none. */
export const asOfIn = (extensions: Record<string, unknown> | undefined): string | undefined =>
  typeof extensions?.asOf === 'string' ? extensions.asOf : undefined;

/** The position in the first field of a message or answer; undefined if there is none. */
export const positionIn = (data: unknown): string | undefined => {
  const [first] = Object.values((data as object | null | undefined) ?? {});
  const position: unknown = (first as { position?: unknown } | null | undefined)?.position;
  return typeof position === 'string' ? position : undefined;
};

/**
 * Adds a position to each answer: the answer's own, but at least `reached` at the time of the
 * request, because the read models had reached that position by then.
 */
export const createAsOfLink = (reached: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const isQueryOrMutation = operation.operationType !== OperationTypeNode.SUBSCRIPTION;
    const reachedBefore = isQueryOrMutation ? reached() : '';
    return forward(operation).pipe(
      map((result) => {
        const position = later(reachedBefore, positionIn(result.data) ?? '');
        return { ...result, extensions: { ...result.extensions, ...asOf(position) } };
      }),
    );
  });
