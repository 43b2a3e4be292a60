import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { problemAnswer } from '../../schema/entities/problem.ts';
import type { TaggedRoute } from './defineRoute.ts';

/** The path in the notation of OpenAPI: `/api/events/{id}`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: problemAnswer } },
});

const problems = {
  '400': problem('The input breaks a rule; nothing was changed.'),
  '401': problem('Sign in first.'),
  '403': problem('You may see this, but not change it.'),
  '404': problem('It does not exist, or you may not know that it does.'),
  '409': problem('It conflicts with the present state; nothing was changed.'),
  '413': problem('The request is too large.'),
  '415': problem('Send JSON.'),
  '422': problem('The Idempotency-Key was used for a request with another body.'),
  '429': problem('Too many requests.'),
  '503': problem('Not ready: try again in a moment. A write may have been recorded.'),
};

const paramsOf = (path: string) =>
  z.object(Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, z.string()])));

const idempotency = z.object({
  'Idempotency-Key': z.string().max(200).optional().meta({
    description: 'A repeated key returns the first answer, and the change happens once.',
  }),
});

const successOf = ({ answer, produces, summary }: TaggedRoute) => ({
  description: summary,
  ...(answer && { content: { 'application/json': { schema: answer } } }),
  ...(produces && { content: { [produces]: { schema: z.string() } } }),
});

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `patchAttendeesByIdHolding` for `PATCH /api/attendees/:id/holding`, as stable as the path. */
const operationIdOf = ({ method, path }: TaggedRoute): string => {
  const words = path
    .replace(/^\/api\//, '')
    .replace(/:(\w+)/g, (_, name: string) => `by-${name}`)
    .split(/\W+/);
  return method + words.map(capitalised).join('');
};

const filesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: z.string() }]));

const operationOf = (route: TaggedRoute): ZodOpenApiOperationObject => ({
  operationId: operationIdOf(route),
  summary: route.summary,
  tags: [route.tag],
  requestParams: {
    ...(route.path.includes(':') && { path: paramsOf(route.path) }),
    ...(route.query && { query: route.query }),
    ...(route.method !== 'get' && { header: idempotency }),
  },
  ...(route.body && { requestBody: { content: { 'application/json': { schema: route.body } } } }),
  ...(route.takes && { requestBody: { content: filesOf(route.takes) } }),
  responses: { [String(route.status)]: successOf(route), ...problems },
  security: route.isPublic ? [] : [{ session: [] }],
});

/** The OpenAPI 3.1 document, made from the schemas that check requests. */
export const openApiDocument = (routes: readonly TaggedRoute[]) => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = openApiPath(route.path);
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Dinner Seating Planner',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every write is a command to the event log, and is answered once the read models show it. Browser navigation to /api/login signs in, to /api/logout signs out.',
    },
    servers: [{ url: '/' }],
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'planner.sid',
          description: 'Named `__Host-planner.sid` over https.',
        },
      },
    },
  });
};

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
