import type { Knex } from 'knex';
import type { DestinationStream } from 'pino';
import { createChangeFeed } from '../projections/engine/feed/changeFeed.ts';
import { createRunner } from '../projections/engine/runner.ts';
import { type SetAside, setAsideText } from '../projections/engine/setAside/setAside.ts';
import { migrate, NewerDatabase } from '../projections/migrations/migrate.ts';
import { projectors } from '../projections/projectors.ts';
import { type ErasuresPatch, feedTopics } from '../schema/feedPatches.ts';
import type { ChangeFeed } from '../schema/ports/changeFeed.ts';
import { createNotices } from '../schema/ports/notices.ts';
import { createPool, createReadDatabase } from '../schema/ports/postgres.ts';
import type { Application } from './application.ts';
import { recordCountedCalls } from './audit/refusedCalls.ts';
import { discoverOpenIdProvider } from './auth/openIdProvider.ts';
import { requestContexts } from './auth/requestContext.ts';
import { createSessionsEnded } from './auth/sessionEnded.ts';
import { PostgresSessionStore } from './auth/sessionStore.ts';
import { sessions } from './auth/sessions.ts';
import { mountSignIn } from './auth/signIn.ts';
import { type CommandHandler, createCommandHandler } from './core/handleCommand.ts';
import { createEmbeddedProvider } from './embedded/openIdProvider.ts';
import { type Env, StartError } from './env.ts';
import { finishErasures } from './erasure/finishErasures.ts';
import { openEventLog } from './eventLog/open.ts';
import { createSnapshotStore } from './eventLog/snapshotStore.ts';
import { warmPlans } from './eventPlans/warm.ts';
import { forgetOldPreviews } from './guestLists/previews.ts';
import { warmSheets } from './issuedSheets/warm.ts';
import { holdClaims } from './pipeline/claimHolder.ts';
import { createClaims, forgetOldAnswers, newHolder } from './pipeline/claims.ts';
import { createLookUps } from './queries/lookUps.ts';
import { followSetAside } from './queries/setAside.ts';
import { createMasterKey } from './sealing/masterKey.ts';
import { createPersonKeys, type PersonKeys } from './sealing/personKeys.ts';
import { finishTaken } from './seatingProposals/finishTaken.ts';
import { createPlannerServer } from './server.ts';
import { isWildcard } from './serving/address.ts';
import { awaitDatabase, awaitEventLog } from './serving/awaitStores.ts';
import { createDisposables, type Disposables } from './serving/disposables.ts';
import { createDrain } from './serving/drain.ts';
import { createLogger } from './serving/logging.ts';
import { createMetrics } from './serving/metrics.ts';
import type { OpenPort } from './serving/openPort.ts';
import { requireOwnReadModels } from './serving/ownReadModels.ts';
import { createLookUpLink } from './serving/rateLimits.ts';
import { createReadiness } from './serving/readiness.ts';
import { repeat } from './serving/repeat.ts';
import { warmUp } from './serving/warmUp.ts';
import { withCommandMetrics } from './serving/withCommandMetrics.ts';
import type { Resources } from './slice.ts';
import { slices } from './slices.ts';

export type Planner = {
  url: string;
  application: Application;
  /** Stops everything in the order given in docs/operations.md. */
  stop: () => Promise<void>;
};

export type ComposeOptions = Env & {
  openPort: OpenPort;
  databaseUrl: string;
  sessionSecret: string;
  masterKey: string;
  clientFolder?: string;
  /** For tests: see `Resources`. */
  iterationsFor?: Resources['iterationsFor'];
  /** Default: standard output. */
  logTo?: DestinationStream;
  /** Completes before the first request is served. */
  beforeServing?: (application: Application) => Promise<void>;
};

/**
 * The composition root: the only place that constructs adapters. A failure stops everything that was started,
 * including the port.
 * @param parts what the planner needs, stopped after its own. Their stop also ends a start that is under way.
 * @throws StartError
 */
export const startPlanner = async (
  env: ComposeOptions,
  parts = createDisposables(),
): Promise<Planner> => {
  try {
    return await compose(env, parts);
  } catch (error) {
    env.openPort.http.close();
    env.openPort.http.closeAllConnections();
    await parts.stop().catch(() => undefined);
    throw error;
  }
};

const compose = async (env: ComposeOptions, parts: Disposables): Promise<Planner> => {
  const publicUrl = publicUrlOf(env);
  const provider = await signInProvider(env, publicUrl);
  const logger = createLogger(env);
  const metrics = createMetrics();
  const problem = (error: unknown) =>
    logger.warn({ err: error }, 'The read side reports a problem.');
  const stores = await openStores(env, parts, {
    problem,
    notice: (text) => logger.info(text),
    setAside: (setAside) => logger.error({ setAside }, setAsideText),
  });
  const { pool, read, notices, log, keys, feed, setAside, runner } = stores;

  const handler = createCommandHandler({ log, snapshots: createSnapshotStore(pool) });
  const ownOnly = requireOwnReadModels(handler, read, log.store);
  const commands = withCommandMetrics(ownOnly, metrics.countCommand);
  const lookUps = createLookUps(pool);
  const { addressToken } = keys;
  forgetErased(feed, handler, keys);
  const sessionsEnded = createSessionsEnded(pool, notices);
  parts.add(sessionsEnded.close);
  const application: Application = {
    commands,
    claims: await claimsOf(env, parts, read),
    read,
    lookUps,
    feed,
    setAside,
    lookUpLink: createLookUpLink(env.rateLimits),
    publicUrl,
    addressToken,
    endSessionsOf: sessionsEnded.endAllOf,
    readStream: log.readStream,
    countRefusedAdminCall: metrics.countRefusedAdminCall,
  };
  const { iterationsFor } = env;
  const resources = { pool, notices, onError: problem, iterationsFor };
  for (const { start } of slices) if (start) parts.add(start(application, resources));
  await env.beforeServing?.(application);

  const sessionStore = new PostgresSessionStore(pool);
  const readiness = createReadiness(stores);
  const drain = createDrain(env.openPort.http);
  const adminEmails = env.adminEmails ?? provider.adminEmails;
  const server = await createPlannerServer({
    ...env,
    application,
    logger,
    metrics,
    readiness,
    publicUrl,
    sessions: sessions(sessionStore, {
      secret: env.sessionSecret,
      secure: publicUrl.startsWith('https:'),
    }),
    sessionsEnded,
    contextOf: requestContexts(sessionStore),
    mountSignIn: (app) => {
      provider.mount?.(app);
      const { settings } = provider;
      const options = { application, provider: settings, publicUrl, adminEmails, sessionsEnded };
      mountSignIn(app, { ...options, log: logger });
    },
  });
  parts.add(() => Promise.all([drain(), server.closeSockets()]));
  addRegularWork(parts, application, sessionStore);
  // Finishes what a dead process left behind as soon as the read models show it.
  void log
    .head()
    .then((head) => feed.waitFor(head))
    .then(() => Promise.allSettled([finishErasures(application), finishTaken(application)]))
    .catch(() => undefined);
  parts.add(readiness.drain);
  // Sheets come first, because the present plan is folded from the plan of a sheet's moment.
  parts.add(warmUp([warmSheets(application), warmPlans(application)]));
  metrics.watch({ runner, setAside, sockets: server.sockets });
  return { url: publicUrl, application, stop: parts.stop };
};

const addRegularWork = (
  parts: Disposables,
  application: Application,
  sessionStore: PostgresSessionStore,
): void => {
  const forgetOld = async () => {
    await sessionStore.prune();
    await forgetOldAnswers(application.read);
    await forgetOldPreviews(application.read);
  };
  parts.add(repeat(60_000, forgetOld));
  parts.add(repeat(60_000, () => recordCountedCalls(application)));
  // Another process may have died, and this one goes on. Erasures from before a day are left to starts, because after
  // years there are many.
  const aDayAgo = () => new Date(Date.now() - 24 * 60 * 60_000);
  parts.add(repeat(60_000, () => finishErasures(application, aDayAgo())));
  parts.add(repeat(60_000, () => finishTaken(application)));
};

/** Takes the holder's lock before the first claim, so that no process considers this one dead. */
const claimsOf = async ({ databaseUrl }: ComposeOptions, parts: Disposables, read: Knex) => {
  const holder = newHolder();
  const { held, close } = holdClaims(databaseUrl, holder);
  parts.add(close);
  await held;
  return createClaims(read, holder);
};

/** Drops erased people from this process's caches, whichever process erased them. */
const forgetErased = (feed: ChangeFeed, handler: CommandHandler, keys: PersonKeys): void => {
  feed.subscribe(feedTopics.erasures, ({ patch }) => {
    const { resync, erased = [], over } = patch as ErasuresPatch;
    if (resync) {
      keys.forgetAll();
      handler.forget();
    }
    for (const { personId, stream } of erased) {
      keys.forget(personId);
      handler.forget(stream);
    }
    for (const personId of over?.personIds ?? []) keys.forget(personId);
    for (const stream of over?.streams ?? []) handler.forget(stream);
  });
};

type ReadSideReports = {
  problem: (error: unknown) => void;
  notice: (text: string) => void;
  setAside: (setAside: SetAside) => void;
};

/** PostgreSQL, the event log, the change feed and the projections. */
const openStores = async (
  { databaseUrl, eventStoreUrl, projections, poolSizes, ...secrets }: ComposeOptions,
  parts: Disposables,
  { problem, notice, setAside: onSetAside }: ReadSideReports,
) => {
  await awaitDatabase(databaseUrl);
  await migrate(databaseUrl).catch((error: unknown) => {
    throw error instanceof NewerDatabase ? new StartError(error.message) : error;
  });
  const pool = createPool(databaseUrl, { max: poolSizes.sessions });
  parts.add(() => pool.end());
  const read = createReadDatabase(databaseUrl, { max: poolSizes.read });
  parts.add(() => read.destroy());
  const logPool = createPool(databaseUrl, {
    max: poolSizes.log,
    applicationName: 'planner-log',
  });
  parts.add(() => logPool.end());
  const notices = createNotices({ connectionString: databaseUrl, onError: problem });
  parts.add(() => notices.stop());
  await notices.start();
  const master = createMasterKey(secrets.masterKey, secrets.previousMasterKey);
  const keys = await createPersonKeys(pool, master);
  const log = await awaitEventLog(
    () => openEventLog({ pool: logPool, notices, eventStoreUrl, keys }),
    eventStoreUrl,
  );
  parts.add(log.close);
  const feed = createChangeFeed({ notices, connectionString: databaseUrl, onError: problem });
  parts.add(() => feed.stop());
  await feed.start();
  const setAside = await followSetAside({ read, feed, onError: problem });
  const settings = { log, connectionString: databaseUrl, feed, projectors };
  const runner = projections
    ? createRunner({ ...settings, onError: problem, onNotice: notice, onSetAside })
    : undefined;
  runner?.start();
  parts.add(() => runner?.stop());
  return { pool, read, notices, log, keys, feed, setAside, runner };
};

const publicUrlOf = ({ publicUrl, host, openPort }: ComposeOptions): string => {
  if (publicUrl) return publicUrl;
  if (isWildcard(host)) {
    throw new StartError(`PUBLIC_URL is needed when HOST is ${host}: the address that people use.`);
  }
  return openPort.url;
};

/** The configured OpenID provider, else the embedded one with its demo admin. */
const signInProvider = async ({ oauth, host, isProduction }: Env, publicUrl: string) => {
  if (oauth) {
    const settings = await discoverOpenIdProvider(oauth);
    return { settings, mount: undefined, adminEmails: [] };
  }
  const embedded = await createEmbeddedProvider({ publicUrl, host, isProduction });
  return { ...embedded, adminEmails: ['admin@example.com'] };
};
