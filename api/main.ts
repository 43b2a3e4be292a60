import 'reflect-metadata';
import { startPlanner } from './compose.ts';
import { builtClient } from './embedded/clientBuild.ts';
import { keptSecret, openDataFolder } from './embedded/dataFolder.ts';
import { openEmbeddedDatabase } from './embedded/postgres.ts';
import { fillInAtFirstStart } from './embedded/sampleEvent.ts';
import { type Env, masterKeyMissing, readEnv, StartError } from './env.ts';
import { createDisposables, type Disposables } from './serving/disposables.ts';
import { openPort } from './serving/openPort.ts';
import { stopOnSignals } from './serving/stopOnSignals.ts';

const say = (line: string) => console.log(line);

/** The database that is named, else the embedded one; and the secrets that go with it. */
const openDatabase = async (env: Env, parts: Disposables) => {
  const { databaseUrl, sessionSecret, masterKey } = env;
  if (databaseUrl) {
    if (!sessionSecret) {
      throw new StartError(
        'SESSION_SECRET is needed with DATABASE_URL: 32 random characters or more.',
      );
    }
    if (!masterKey) throw masterKeyMissing();
    return { databaseUrl, sessionSecret, masterKey };
  }
  const folder = await openDataFolder(env.dataDir);
  const database = await openEmbeddedDatabase(folder);
  parts.add(database.stop);
  return {
    databaseUrl: database.url,
    sessionSecret: sessionSecret ?? (await keptSecret(folder, 'session-secret')),
    masterKey: masterKey ?? (await keptSecret(folder, 'master-key')),
  };
};

/** `npm start`: everything in one process, or with servers of one's own where they are named. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const parts = createDisposables();
  stopOnSignals(parts.stop, say);
  try {
    const port = await openPort(env.host, env.port);
    const database = await openDatabase(env, parts);
    const clientFolder = await builtClient(say);
    const planner = await startPlanner({
      ...env,
      ...database,
      openPort: port,
      clientFolder,
      beforeServing: env.oauth ? undefined : (application) => fillInAtFirstStart(application, say),
    });
    parts.add(planner.stop);
    say(`Dinner Seating Planner is ready at ${planner.url}`);
    if (!env.oauth) {
      say(
        'Sign in as organiser@example.com, moderator@example.com or admin@example.com (no password), or with any other e-mail address.',
      );
    }
    say('Ctrl-C stops it.');
  } catch (error) {
    await parts.stop();
    throw error;
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
