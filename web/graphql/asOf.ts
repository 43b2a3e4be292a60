import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';

/** Positions are text, and compare as text. */
export const later = (one: string, other: string): string => {
  if (one < other) return other;
  return one;
};

/** In the `extensions` of what goes into the cache: the position that it is known to show. */
export const asOf = (position: string) => ({ asOf: position });

/** Undefined for what no answer told. */
export const asOfIn = (extensions: Record<string, unknown> | undefined): string | undefined =>
  typeof extensions?.asOf === 'string' ? extensions.asOf : undefined;

/** The position that a message or an answer names in its first field. */
export const positionIn = (data: unknown): string | undefined => {
  const [told] = Object.values((data as object | null | undefined) ?? {});
  const position: unknown = (told as { position?: unknown } | null | undefined)?.position;
  return typeof position === 'string' ? position : undefined;
};

/**
 * Says of each answer from which position on it may be: the one that it names itself, and no earlier
 * one than `reached` was when it was asked for, since the read models had come as far by then.
 */
export const createAsOfLink = (reached: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const isQuestion = operation.operationType !== OperationTypeNode.SUBSCRIPTION;
    const asked = isQuestion ? reached() : '';
    return forward(operation).pipe(
      map((result) => {
        const position = later(asked, positionIn(result.data) ?? '');
        return { ...result, extensions: { ...result.extensions, ...asOf(position) } };
      }),
    );
  });
