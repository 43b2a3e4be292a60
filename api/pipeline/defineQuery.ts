import type { z } from 'zod';
import type { Application, RequestContext } from '../application.ts';
import { type Access, requireEvent, requireMember } from '../auth/authorize.ts';
import type { At, RouteOptions } from '../http/defineRoute.ts';

type Shape = Record<string, z.ZodType>;
type Values<Args extends Shape> = z.output<z.ZodObject<Args>>;

/** A GET route that returns the query's answer. */
type QueryRoute<T> = Pick<RouteOptions<z.ZodObject, never>, 'tag' | 'query' | 'fileName'> & {
  at: At<'GET'>;
  /** Default: the query's description. */
  summary?: string;
  /** Parameters of the path and of the query string whose argument has another name, as for operations. */
  params?: Record<string, string>;
  /** Default: the query's answer. */
  answer?: z.ZodType;
  /** Makes the body from the query's answer. */
  shows?(answer: T): unknown;
  headers?: Record<string, string>;
};

type QueryCall = { app: Application; request: RequestContext };

type Definition<Args extends Shape, T> = {
  name: string;
  description: string;
  args: Args;
  /** The schema of the answer. Its GraphQL class must exist: see objectFrom. */
  answer: z.ZodType;
  /**
   * Whether GraphQL answers null in place of a NOT_FOUND, so that hidden and missing things look the same.
   */
  isNullable?: boolean;
  /** Open to everybody. All other queries require a signed-in caller. */
  isPublic?: boolean;
  /** The right that the caller needs to the event in the argument `eventId`. */
  access?: Access;
  read: (call: QueryCall, args: Values<Args>) => Promise<T>;
  route?: QueryRoute<T>;
};

/** A query as GraphQL and REST call it, with its definition. */
export type Query = Omit<Definition<Shape, never>, 'read' | 'route'> & {
  read: (call: QueryCall, args: object) => Promise<unknown>;
  route?: QueryRoute<unknown>;
};

/**
 * Defines a query once. api/graphql/queries.ts makes its GraphQL query, api/http/routeOf.ts its route.
 * Arguments come unchecked, so `read` parses those that it does not pass on unchanged.
 * @throws Refusal when read: NOT_SIGNED_IN; EVENT_NOT_FOUND, FORBIDDEN by `access`; the errors of `read`
 */
export const defineQuery = <Args extends Shape, T>(definition: Definition<Args, T>): Query =>
  ({
    ...definition,
    read: async (call: QueryCall, args: Values<Args>) => {
      const { app, request } = call;
      const { isPublic, access, read } = definition;
      if (!isPublic) requireMember(request);
      if (access)
        await requireEvent(app, request, String((args as { eventId?: unknown }).eventId), access);
      return read(call, args);
    },
  }) as unknown as Query;
