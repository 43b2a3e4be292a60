import 'reflect-metadata';
import { startPlanner } from './compose.ts';
import { builtClient } from './embedded/clientBuild.ts';
import { keptSecret, openDataFolder } from './embedded/dataFolder.ts';
import { openEmbeddedDatabase } from './embedded/postgres.ts';
import { fillIn, isFirstStart } from './embedded/sampleEvent.ts';
import { readEnv, StartError } from './env.ts';
import { stopOnSignals } from './stopOnSignals.ts';

const say = (line: string) => console.log(line);

/** `npm start`: everything in one process, or with servers of one's own where they are named. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const dataFolder = env.databaseUrl ? undefined : await openDataFolder(env.dataDir);
  if (!dataFolder && !env.sessionSecret) {
    throw new StartError(
      'SESSION_SECRET is needed with DATABASE_URL: 32 random characters or more.',
    );
  }
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  stopOnSignals(stopAll, say);
  try {
    const clientFolder = await builtClient(say);
    const database = dataFolder ? await openEmbeddedDatabase(dataFolder) : undefined;
    if (database) stops.push(database.stop);
    const planner = await startPlanner({
      ...env,
      databaseUrl: database?.url ?? (env.databaseUrl as string),
      sessionSecret:
        env.sessionSecret ?? (await keptSecret(dataFolder as string, 'session-secret')),
      clientFolder,
    });
    stops.push(planner.stop);
    if (!env.oauth && (await isFirstStart(planner.application))) {
      say('Filling in a sample event …');
      await fillIn(planner.application);
    }
    say(`Dinner Seating Planner is ready at ${planner.url}`);
    if (!env.oauth) {
      say(
        'Sign in as organiser@example.com, moderator@example.com or admin@example.com (no password), or with any other e-mail address.',
      );
    }
    say('Ctrl-C stops it.');
  } catch (error) {
    await stopAll();
    throw error;
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
