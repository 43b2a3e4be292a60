import type { Response } from 'express';
import type { z } from 'zod';
import type { Application, RequestContext } from '../application.ts';

/** What a route's handler gets: everything checked, nothing of HTTP but the response's headers. */
export type RouteCall<P, Q, B> = {
  app: Application;
  request: RequestContext;
  params: P;
  query: Q;
  body: B;
  /** The Idempotency-Key header, under the name that inputs have for it. */
  commandId: string | undefined;
  response: Response;
};

type Params = Record<string, string>;

export type Route = {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** As express has it: `/api/events/:id`. */
  path: string;
  summary: string;
  tag: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Absent where nothing is answered (204), or where it is not JSON. */
  answer?: z.ZodType;
  /** The media type where the answer is not JSON. */
  produces?: string;
  status: 200 | 201 | 204;
  /** For everyone; all other routes answer 401 to who is signed out. */
  isPublic?: boolean;
  /** Whether the body may be large: an import. */
  isLarge?: boolean;
  handle: (call: RouteCall<Params, never, never>) => Promise<unknown>;
};

/** Method and path, the path as express has it: `POST /api/tables/:id/resize`. */
export type At<Method extends string> = `${Method} /api/${string}`;

export type RouteOptions<Q extends z.ZodObject, B extends z.ZodType> = Omit<
  Route,
  'method' | 'path' | 'query' | 'body' | 'status' | 'handle'
> & {
  at: At<'GET' | 'POST' | 'PATCH' | 'DELETE'>;
  query?: Q;
  body?: B;
  /** 200 where something is answered and 204 where not, unless it is said. */
  status?: 201;
  handle: (call: RouteCall<Params, z.output<Q>, z.output<B>>) => Promise<unknown>;
};

/** A route with its handler typed by its own schemas. */
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

/** A body is handed on as it came: the operation checks it, with the path's ids in it. */
export const unchecked = <T extends z.ZodType>(schema: T): z.ZodType<Record<string, unknown>> =>
  schema as unknown as z.ZodType<Record<string, unknown>>;
