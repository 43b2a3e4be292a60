import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, {
  type Express,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { z } from 'zod';
import { isFields } from '../../schema/isFields.ts';
import { Refusal } from '../../schema/refusal.ts';
import type { Application, RequestContext } from '../application.ts';
import { requireMember } from '../auth/authorize.ts';
import { inCallersTurn } from '../pipeline/callersTurn.ts';
import { parseInput } from '../pipeline/parseInput.ts';
import type { Slice } from '../slice.ts';
import { slices } from '../slices.ts';
import type { Route, TaggedRoute } from './defineRoute.ts';
import { docsPage, docsStyle } from './docsPage.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { bytesOfBody, holdBody, ordinaryBytes } from './holdBody.ts';
import { countLargeBody, jsonBody } from './jsonBody.ts';
import { type OpenApiDocument, openApiDocument } from './openApi.ts';
import { allow } from './otherMethods.ts';
import { routeOf, routeOfQuery } from './routeOf.ts';
import { untilTaken } from './whileAwaited.ts';
import { announcesBody, refuseLonger, wholeBodyOnly } from './wholeBody.ts';

const routesOf = (served: Slice['serves'][number]): Route | Route[] => {
  if (typeof served === 'function') return routeOf(served) ?? [];
  if ('read' in served) return routeOfQuery(served) ?? [];
  return 'follow' in served ? [] : served;
};

export const routes: readonly TaggedRoute[] = slices.flatMap(({ tag, serves }) =>
  serves.flatMap(routesOf).map((route) => ({ ...route, tag: route.tag ?? tag })),
);

let made: OpenApiDocument | undefined;

/** Made on the first request, because it takes a tenth of a second, which would delay the start. */
const document = (): OpenApiDocument => {
  made ??= openApiDocument(routes);
  return made;
};

type ContextOf = (request: Request) => Promise<RequestContext>;

/** The most files of one member at a time. Each is in memory until it is read. */
const filesAtOnce = 8;

const MB = 1024 * 1024;
const bodyLimits = {
  ordinary: ordinaryBytes,
  large: 6 * MB,
  file: 2 * MB,
  picture: 10 * MB,
} as const;

/** Serves the REST API: every route of the specification's section 7, and its documentation. */
export const mountRest = (app: Express, application: Application, contextOf: ContextOf): void => {
  for (const route of routes) {
    app[route.method](
      route.path,
      ...bodyReaders(route, contextOf),
      serve(route, application, contextOf),
    );
  }
  app.get('/api/openapi.json', (_request, response) => void response.json(document()));
  app.get(
    '/api/docs',
    (_request, response) => void response.type('html').send(docsPage(document())),
  );
  app.get('/api/docs/style.css', (_request, response) => void response.type('css').send(docsStyle));
  app.all(['/api/openapi.json', '/api/docs', '/api/docs/style.css'], allow('get'));
};

/**
 * Answers a request whose method its path lacks with the path's methods. Runs at `/api`, after all routes.
 */
export const restMethods = (): Router => {
  const router = Router();
  for (const { path, method } of routes) router.all(path.replace(/^\/api/, ''), allow(method));
  return router;
};

/** Reads a file of one of these media types within its limit, for a signed-in caller. */
const fileReaders = (
  types: readonly string[],
  { takesUpTo = 'file', wrongType, tooLarge }: Route,
  contextOf: ContextOf,
): RequestHandler[] => {
  const limit = bodyLimits[takesUpTo];
  const raw = express.raw({ limit, type: [...types] });
  const count = fewAtOnce(filesAtOnce);
  const onlyThese: RequestHandler = async (request, response, next) => {
    const { id } = requireMember(await contextOf(request));
    if (!request.is([...types]))
      throw new Refusal('WRONG_TYPE', wrongType ?? `Send one of: ${types.join(', ')}`);
    count(id, response);
    next();
  };
  const hold: RequestHandler = (request, response, next) => {
    holdBody(request, response, limit);
    next();
  };
  return [onlyThese, refuseLonger(limit, tooLarge), hold, raw, wholeBodyOnly];
};

const fileOf = (http: Request): { type: string; content: Uint8Array } => {
  const [type = ''] = (http.get('content-type') ?? '').toLowerCase().split(';');
  return { type: type.trim(), content: Buffer.isBuffer(http.body) ? http.body : Buffer.alloc(0) };
};

/** Reads JSON bodies within their limit. Large bodies require a signed-in caller. */
const bodyReaders = (route: Route, contextOf: ContextOf): RequestHandler[] => {
  if (route.takes) return fileReaders(route.takes, route, contextOf);
  if (!route.body) return [];
  const limit = bodyLimits[route.hasLargeBody ? 'large' : 'ordinary'];
  const json = jsonBody(limit);
  const signedInFirst: RequestHandler = async (request, response, next) => {
    const { id } = requireMember(await contextOf(request));
    if (bytesOfBody(request, limit) > bodyLimits.ordinary) countLargeBody(id, response);
    next();
  };
  const onlyJson: RequestHandler = (request, _response, next) => {
    if (announcesBody(request) && !request.is('application/json')) {
      throw new Refusal('WRONG_TYPE', 'Send JSON (content type application/json)');
    }
    next();
  };
  return [signedInFirst, onlyJson, refuseLonger(limit), json, wholeBodyOnly];
};

const serve = (route: Route, app: Application, contextOf: ContextOf): RequestHandler => {
  const queryKnown = noneEmpty.pipe((route.query ?? noQuery).strict());
  return async (http, response) => {
    const request = await contextOf(http);
    if (!route.isPublic) requireMember(request);
    const call = {
      app,
      params: http.params as Record<string, string>,
      query: parseInput(queryKnown, http.query),
      body: route.body ? knownFields(route.body, plainObject(http.body)) : {},
      commandId: idempotencyKey(http),
      ...(route.takes && { file: fileOf(http) }),
      response,
    };
    const handle = (request: RequestContext) => {
      if (!route.isPublic) requireMember(request);
      return route.handle({ ...call, request } as unknown as Parameters<Route['handle']>[0]);
    };
    const taken = (forAtMost: number) => untilTaken(response, forAtMost);
    const answer = await (isQuery(route)
      ? inCallersTurn(request, 'query', handle, taken)
      : handle(request));
    response.set('Cache-Control', route.cacheControl ?? 'no-store');
    markSetAside(app, response, [call.params, call.query, answer]);
    await send(route, response, answer);
  };
};

const isQuery = ({ method, hasOwnLimit }: Route): boolean => method === 'get' && !hasOwnLimit;

/** Unknown query parameters are refused, like unknown fields of a body. */
const noQuery = z.object({});

/**
 * An empty parameter is most likely a variable that its client forgot to set. Without the condition, a list of one
 * event would become a list of all.
 */
const noneEmpty = z.record(
  z.string(),
  z.unknown().refine((value) => value !== '', 'Must not be empty'),
);

/**
 * Sets a header with the earliest time since which an event in the answer is out of date, because its stream
 * is set aside. Any text in the answer may be an event's id. Ids have 128 bits, so other texts do not match.
 */
const markSetAside = ({ setAside }: Application, response: Response, about: unknown[]): void => {
  if (setAside.all().length === 0) return;
  const rows = about.flat().filter((row) => typeof row === 'object' && row !== null);
  const since = rows
    .flatMap((row) => Object.values(row as object))
    .flatMap((id) => (typeof id === 'string' ? (setAside.sinceWhen(id) ?? []) : []))
    .sort()[0];
  if (since !== undefined) response.set('Not-Up-To-Date-Since', since);
};

const isStream = (answer: unknown): answer is AsyncIterable<string> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

const send = async (route: Route, response: Response, answer: unknown): Promise<void> => {
  response.status(route.status);
  if (route.fileName)
    response.set('Content-Disposition', `attachment; filename="${route.fileName}"`);
  if (route.status === 204) response.end();
  else if (route.produces && isStream(answer)) await write(response.type(route.produces), answer);
  else if (route.produces) {
    if (!response.get('content-type')) response.type(route.produces);
    response.send(answer);
  } else response.json(answer);
};

/** Ignores a client that disconnects in the middle of the answer. */
const write = async (response: Response, parts: AsyncIterable<string>): Promise<void> => {
  // `pipeline` alone adds seven listeners for the end, and Node takes more than ten in total for a leak.
  response.setMaxListeners(20);
  try {
    await pipeline(Readable.from(parts), response);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
};

const plainObject = (body: unknown): Record<string, unknown> => {
  if (body === undefined) return {};
  if (isFields(body)) return body;
  throw new Refusal('BAD_INPUT', 'Send a JSON object');
};

/** Refuses unknown fields. Runs before a route adds the ids of its path. */
const knownFields = (schema: z.ZodType, body: Record<string, unknown>) => {
  const unknown = Object.keys(body).filter(
    (field) => schema instanceof z.ZodObject && !Object.hasOwn(schema.shape, field),
  );
  if (unknown.length === 0) return body;
  const message = 'Unknown field';
  const issues = unknown.map((path) => ({ path, message }));
  throw new Refusal(
    'BAD_INPUT',
    unknown.length === 1 ? message : 'Please check the marked fields',
    issues,
  );
};

const idempotencyKey = (request: Request): string | undefined => {
  const key = request.get('idempotency-key');
  if (key !== undefined && (key.length < 1 || key.length > 200)) {
    throw new Refusal('BAD_INPUT', 'Idempotency-Key must have 1 to 200 characters');
  }
  return key;
};
