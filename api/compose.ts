import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createChangeFeed } from '../projections/changeFeed.ts';
import { createPool, createReadDatabase } from '../projections/database.ts';
import { migrate } from '../projections/migrations/migrate.ts';
import { createRunner } from '../projections/runner.ts';
import type { Application } from './application.ts';
import { discoverOpenIdProvider } from './auth/openIdProvider.ts';
import { requestContexts } from './auth/requestContext.ts';
import { createSessionsEnded } from './auth/sessionEnded.ts';
import { PostgresSessionStore } from './auth/sessionStore.ts';
import { sessions } from './auth/sessions.ts';
import { mountSignIn } from './auth/signIn.ts';
import { forgetOldAnswers } from './commands/runOnce.ts';
import { createCommandHandler } from './core/handleCommand.ts';
import { createEmbeddedProvider } from './embedded/openIdProvider.ts';
import { type Env, StartError } from './env.ts';
import { openEventLog } from './eventLog/open.ts';
import { createPlannerServer } from './server.ts';
import { countingCommands } from './serving/countingCommands.ts';
import { everySoOften } from './serving/everySoOften.ts';
import { createLogger } from './serving/logging.ts';
import { createMetrics } from './serving/metrics.ts';
import { createReadiness } from './serving/readiness.ts';
import { createSnapshotStore } from './snapshotStore.ts';

export type Planner = {
  url: string;
  application: Application;
  /** Stops in the order of docs/operations.md. */
  stop: () => Promise<void>;
};

export type ComposeOptions = Env & {
  databaseUrl: string;
  sessionSecret: string;
  clientFolder?: string;
};

/** The composition root: the only place that constructs adapters. */
export const startPlanner = async (env: ComposeOptions): Promise<Planner> => {
  const logger = createLogger(env);
  const metrics = createMetrics();
  const warn = (error: unknown) => logger.warn({ err: error }, 'The read side reports a problem.');

  await migrate(env.databaseUrl);
  const pool = createPool(env.databaseUrl, { max: 20 });
  const read = createReadDatabase(env.databaseUrl, { max: 20 });
  const logPool = createPool(env.databaseUrl, { max: 20, applicationName: 'planner-log' });
  const log = await openEventLog({ pool: logPool, eventStoreUrl: env.eventStoreUrl });
  const feed = createChangeFeed({ connectionString: env.databaseUrl, onError: warn });
  await feed.start();
  const runner = env.projections
    ? createRunner({
        log,
        connectionString: env.databaseUrl,
        feed,
        onError: warn,
        onNotice: (text) => logger.info(text),
      })
    : undefined;
  runner?.start();

  const handler = createCommandHandler({ log, snapshots: createSnapshotStore(pool) });
  const application: Application = {
    commands: countingCommands(handler, metrics.countCommand),
    read,
    feed,
  };
  const sessionStore = new PostgresSessionStore(pool);
  const sessionsEnded = createSessionsEnded(pool, env.databaseUrl);
  const readiness = createReadiness({ pool, log, feed, runner });
  const publicUrl = env.publicUrl ?? `http://${env.host}:${env.port}`;
  const embedded = env.oauth
    ? undefined
    : await createEmbeddedProvider({ publicUrl, host: env.host, isProduction: env.isProduction });
  const provider =
    embedded?.settings ?? (await discoverOpenIdProvider(env.oauth as NonNullable<Env['oauth']>));
  const adminEmails = env.adminEmails ?? (embedded ? ['admin@example.com'] : []);

  const server = await createPlannerServer({
    application,
    logger,
    metrics,
    readiness,
    publicUrl,
    clientFolder: env.clientFolder,
    isProduction: env.isProduction,
    rateLimits: env.rateLimits,
    trustedProxies: env.trustedProxies,
    sessions: sessions(sessionStore, {
      secret: env.sessionSecret,
      secure: publicUrl.startsWith('https:'),
    }),
    sessionsEnded,
    contextOf: requestContexts(pool),
    mountSignIn: (app) => {
      embedded?.mount(app);
      mountSignIn(app, { application, provider, publicUrl, adminEmails, sessionsEnded });
    },
  });
  metrics.watch({ runner, sockets: server.sockets });
  await listen(server.http, env);
  const { port } = server.http.address() as AddressInfo;
  const stopTidying = everySoOften(60_000, async () => {
    await sessionStore.prune();
    await forgetOldAnswers(read);
  });

  const stop = async () => {
    readiness.drain();
    stopTidying();
    const drained = once(server.http, 'close');
    server.http.close();
    await server.closeSockets();
    server.http.closeIdleConnections();
    await drained;
    await runner?.stop();
    await feed.stop();
    await sessionsEnded.close();
    await log.close();
    await Promise.all([read.destroy(), pool.end(), logPool.end()]);
  };
  return { url: env.publicUrl ?? `http://${env.host}:${port}`, application, stop };
};

const listen = async (http: import('node:http').Server, { host, port }: Env): Promise<void> => {
  try {
    await once(http.listen(port, host), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
    }
    throw new StartError(`Cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`);
  }
};
