import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Application, RequestContext } from '../application.ts';
import { noSuchRoute } from '../http/otherMethods.ts';
import { untilTaken } from '../http/whileAwaited.ts';
import { mountSockets, type SocketOptions } from '../sockets/mount.ts';
import { executeQueries, limitDocuments, nameRequests } from './apolloPlugins.ts';
import { readBodies } from './bodies.ts';
import { type GraphContext, graphContext } from './context.ts';
import { documentLimits } from './documentLimits.ts';
import { createReport, type ErrorLog, problemOf } from './errors.ts';
import { createExecutor, type Executor } from './executor.ts';
import { graphQLSchema } from './schema.ts';

export type GraphQLMount = {
  expressApp: Express;
  httpServer: Server;
  application: Application;
  contextOf: (request: Request) => Promise<RequestContext>;
  /** Hides the schema: no introspection, no suggestions. */
  production: boolean;
  log: ErrorLog;
  sockets: Omit<SocketOptions, 'path' | 'production' | 'log'>;
};

export type GraphQLServer = {
  /**
   * Runs a query inside the server, with the same answer as over HTTP. Undefined if any part of it is
   * refused.
   */
  ask: (
    request: RequestContext,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ) => Promise<{ position: string; data: object } | undefined>;
  sockets: () => number;
  stop: () => Promise<void>;
};

const path = '/graphql';

/** Checked before the body, because a request without a body would be refused for its type. */
const servedMethods: RequestHandler = (request, response, next) => {
  if (/^(GET|POST)$/.test(request.method)) return next();
  response.set('Allow', 'GET, POST');
  noSuchRoute(request, response, next);
};

const apolloServer = (
  schema: GraphQLSchema,
  execute: Executor,
  { production, log }: GraphQLMount,
): ApolloServer<GraphContext> => {
  const report = createReport(log, production);
  return new ApolloServer<GraphContext>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: documentLimits.tokens },
    persistedQueries: false,
    stopOnTerminationSignals: false,
    formatError: (_formatted, error) => problemOf(error, production).formatted,
    plugins: [
      // The plugin would inspect every field of every row for a header that never changes.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitDocuments(schema),
      executeQueries(execute, report),
      nameRequests(report),
    ],
  });
};

const overHttp = (
  apollo: ApolloServer<GraphContext>,
  { application, contextOf }: GraphQLMount,
): Express => {
  const face = express();
  face.disable('etag');
  face.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  face.use(servedMethods, readBodies(contextOf));
  face.use(
    expressMiddleware(apollo, {
      context: async ({ req, res }) => ({
        ...graphContext(application, await contextOf(req)),
        taken: (forAtMost) => untilTaken(res, forAtMost),
      }),
    }),
  );
  return face;
};

/** Serves GraphQL at /graphql, over HTTP and graphql-ws. `stop` closes the sockets first. */
export const mountGraphQL = async (mount: GraphQLMount): Promise<GraphQLServer> => {
  const { application, production, log } = mount;
  const schema = graphQLSchema();
  const execute = createExecutor(schema);
  const apollo = apolloServer(schema, execute, mount);
  await apollo.start();
  mount.expressApp.use(path, overHttp(apollo, mount));
  const sockets = mountSockets(mount.httpServer, application, schema, execute, {
    ...mount.sockets,
    path,
    production,
    log,
  });
  return {
    ask: async (request, query, variables) => {
      // The position is read before the data, so that the data may be newer but never older.
      const position = application.feed.reached();
      const contextValue = graphContext(application, request);
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== 'single' || body.singleResult.errors) return undefined;
      const { data } = body.singleResult;
      return data ? { position, data } : undefined;
    },
    sockets: sockets.count,
    stop: async () => {
      await sockets.stop();
      await apollo.stop();
    },
  };
};
