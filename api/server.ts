import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import express, { type Express, type Request } from 'express';
import type { Logger } from 'pino';
import type { Application, RequestContext } from './application.ts';
import { type SessionsEnded, sessionIdOf } from './auth/sessionEnded.ts';
import { sessionEndOf } from './auth/sessionStore.ts';
import { asPromise } from './auth/sessions.ts';
import type { Env } from './env.ts';
import { type GraphQLServer, mountGraphQL } from './graphql/mount.ts';
import { noteBeginning } from './http/begunAt.ts';
import { noSuchRoute } from './http/otherMethods.ts';
import { answerProblems } from './http/problems.ts';
import { mountRest, restMethods } from './http/rest.ts';
import { readSelf } from './members/queries.ts';
import { clientFiles, type IdentifyVisitor } from './serving/clientFiles.ts';
import { compressAnswers } from './serving/compressAnswers.ts';
import { mountHealth } from './serving/health.ts';
import { logRequests } from './serving/logging.ts';
import { type Metrics, mountMetrics } from './serving/metrics.ts';
import type { OpenPort } from './serving/openPort.ts';
import { redirectToOwnHost, refuseForeignHosts } from './serving/ownHost.ts';
import { rateLimits } from './serving/rateLimits.ts';
import type { Readiness } from './serving/readiness.ts';
import { refuseCrossSiteWrites, securityHeaders, styleNonce } from './serving/security.ts';
import { holdAnswers } from './serving/slowClients.ts';

export type ServerParts = Pick<
  Env,
  'isProduction' | 'rateLimits' | 'trustedProxies' | 'metricsToken'
> & {
  openPort: OpenPort;
  application: Application;
  logger: Logger;
  metrics: Metrics;
  readiness: Readiness;
  publicUrl: string;
  /** The built client. Absent: only the APIs are served. */
  clientFolder?: string;
  sessions: express.RequestHandler;
  sessionsEnded: SessionsEnded;
  contextOf: (request: Request) => Promise<RequestContext>;
  /** Adds the routes of signing in. Runs after the session middleware. */
  mountSignIn: (app: Express) => void;
};

export type PlannerServer = {
  sockets: () => number;
  closeSockets: () => Promise<void>;
};

/** Builds the server. Middleware is listed in the order in which a request passes it. */
export const createPlannerServer = async (parts: ServerParts): Promise<PlannerServer> => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'simple');
  // Answers are never stored, so an ETag would be useless work.
  app.set('etag', false);

  app.use(noteBeginning, logRequests(parts.logger), parts.metrics.timeRequests, styleNonce);
  app.use(securityHeaders(parts.publicUrl), refuseForeignHosts(parts.publicUrl));
  mountHealth(app, parts.readiness);
  mountMetrics(app, parts.metrics, parts.metricsToken);

  const limits = rateLimits(parts.rateLimits, parts.contextOf);
  app.use(redirectToOwnHost(parts.publicUrl), refuseCrossSiteWrites(parts.publicUrl));
  app.use('/api/login', limits.signIn);
  app.use(compressAnswers(), holdAnswers());
  app.use(['/api', '/graphql'], parts.sessions);
  app.use(['/api', '/graphql', '/sign-in', '/oidc'], limits.api);

  parts.mountSignIn(app);
  mountRest(app, parts.application, parts.contextOf);
  const graphql = await mountGraphQL({
    expressApp: app,
    httpServer: parts.openPort.http,
    application: parts.application,
    contextOf: parts.contextOf,
    production: parts.isProduction,
    log: parts.logger,
    sockets: {
      isAllowedOrigin: (origin) => origin === new URL(parts.publicUrl).origin,
      contextOf: (upgrade) => contextOfUpgrade(upgrade, app, [parts.sessions, limits.api], parts),
      onSessionEnded: parts.sessionsEnded.subscribe,
    },
  });
  app.use('/api', restMethods(), noSuchRoute);
  if (parts.clientFolder)
    app.use(await clientFiles(parts.clientFolder, identifyVisitor(parts, graphql.ask)));
  app.use(noSuchRoute);
  app.use(answerProblems(parts.logger));
  parts.openPort.answerWith(app);
  return { sockets: graphql.sockets, closeSockets: graphql.stop };
};

/** Identifies a page's visitor. Undefined if the session cannot be read now. */
const identifyVisitor =
  ({ sessions, contextOf, application }: ServerParts, ask: GraphQLServer['ask']): IdentifyVisitor =>
  async (request) => {
    if (!request.headers.cookie) return null;
    try {
      await asPromise((done) => sessions(request, request.res as express.Response, done));
      const context = await contextOf(request);
      if (!context.viewer) return null;
      const self = await readSelf(application, context);
      return { self, ask: (document, variables) => ask(context, document, variables) };
    } catch {
      return undefined;
    }
  };

/**
 * Reads the session of an upgrade with these handlers, as for any request. The response object is never sent.
 * @throws Refusal TOO_MANY_REQUESTS
 */
const contextOfUpgrade = async (
  upgrade: IncomingMessage,
  app: Express,
  handlers: readonly express.RequestHandler[],
  { contextOf }: ServerParts,
) => {
  const request = Object.setPrototypeOf(upgrade, app.request) as Request;
  request.app = app;
  request.id = randomUUID();
  const unsent = Object.setPrototypeOf(
    {
      getHeader: () => undefined,
      setHeader: () => undefined,
      end: () => undefined,
      writeHead: () => undefined,
    },
    app.response,
  ) as express.Response;
  for (const handler of handlers) await asPromise((done) => handler(request, unsent, done));
  const context = await contextOf(request);
  return {
    ...context,
    sessionId: sessionIdOf(request.sessionID),
    sessionEndsAt: sessionEndOf(request.session),
  };
};
