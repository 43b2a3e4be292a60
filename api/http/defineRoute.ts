import type { Response } from 'express';
import type { z } from 'zod';
import type { Application, RequestContext } from '../application.ts';

/** A handler's call: checked values, and the response for headers only. */
export type RouteCall<P, Q, B> = {
  app: Application;
  request: RequestContext;
  params: P;
  query: Q;
  body: B;
  /** The Idempotency-Key header, under its name in inputs. */
  commandId: string | undefined;
  /** For a route that takes files. */
  file?: { type: string; content: Uint8Array };
  response: Response;
};

type Params = Record<string, string>;

export type Route = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In the notation of express: `/api/events/:id`. */
  path: string;
  summary: string;
  /** Default: the tag of the slice. */
  tag?: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The media types of files that the route takes in place of a JSON body. */
  takes?: readonly string[];
  /** What a person is told whose file has another type. */
  wrongType?: string;
  /** The limit of such a file. Default: `file`. */
  takesUpTo?: 'file' | 'picture';
  /** What a person is told whose file is larger. */
  tooLarge?: string;
  /** Absent for 204 and for answers that are not JSON. */
  answer?: z.ZodType;
  /** The media type of an answer that is not JSON. */
  produces?: string;
  /** The Cache-Control header. Default: nothing is cached. */
  cacheControl?: string;
  /** The file name of an answer that is a download. */
  fileName?: string;
  status: 200 | 201 | 204;
  /** Open to everybody. All other routes answer 401 to callers who are signed out. */
  isPublic?: boolean;
  /** Whether the body may be large, as for an import. */
  hasLargeBody?: boolean;
  /** Whether the route itself limits how many requests of one member run at a time: see `inCallersTurn`. */
  hasOwnLimit?: boolean;
  handle: (call: RouteCall<Params, never, never>) => Promise<unknown>;
};

export type TaggedRoute = Route & { tag: string };

/** Method and path in the notation of express: `POST /api/tables/:id/resize`. */
export type At<Method extends string> = `${Method} /api/${string}`;

export type RouteOptions<Q extends z.ZodObject, B extends z.ZodType> = Omit<
  Route,
  'method' | 'path' | 'query' | 'body' | 'status' | 'handle'
> & {
  at: At<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
  query?: Q;
  body?: B;
  /** Default: 200 with an answer, 204 without one. */
  status?: 201;
  handle: (call: RouteCall<Params, z.output<Q>, z.output<B>>) => Promise<unknown>;
};

/** Defines a route whose handler is typed by the route's schemas. */
export const defineRoute = <Q extends z.ZodObject, B extends z.ZodType>({
  at,
  status,
  ...route
}: RouteOptions<Q, B>): Route => {
  const [method = '', path = ''] = at.split(' ');
  const answers = route.answer || route.produces;
  return {
    ...route,
    method: method.toLowerCase(),
    path,
    status: status ?? (answers ? 200 : 204),
  } as unknown as Route;
};

/** Documents a body that is passed on unparsed, because the operation checks it with the path's ids. */
export const unchecked = <T extends z.ZodType>(schema: T): z.ZodType<Record<string, unknown>> =>
  schema as unknown as z.ZodType<Record<string, unknown>>;
