import 'reflect-metadata';
import { startPlanner } from './compose.ts';
import { builtClient } from './embedded/clientBuild.ts';
import { openDatabase } from './embedded/database.ts';
import { createSampleAtFirstStart } from './embedded/sampleEvent.ts';
import { readEnv, StartError } from './env.ts';
import { createDisposables } from './serving/disposables.ts';
import { openPort } from './serving/openPort.ts';
import { stopOnSignals } from './serving/stopOnSignals.ts';

const print = (line: string) => console.log(line);

/** `npm start`: everything in one process, or with the servers that the environment names. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const parts = createDisposables();
  stopOnSignals(parts.stop, print);
  try {
    const port = await openPort(env.host, env.port);
    const database = await openDatabase(env, parts);
    const clientFolder = await builtClient(print);
    const planner = await startPlanner({
      ...env,
      ...database,
      openPort: port,
      clientFolder,
      beforeServing: env.oauth
        ? undefined
        : (application) => createSampleAtFirstStart(application, print),
    });
    parts.add(planner.stop);
    print(`Dinner Seating Planner is ready at ${planner.url}`);
    if (!env.oauth) {
      print(
        'Sign in as organiser@example.com, moderator@example.com or admin@example.com (no password), or with any other email address.',
      );
    }
    print('Ctrl-C stops it.');
  } catch (error) {
    await parts.stop();
    throw error;
  }
};

/** A full disk, as the file system and PostgreSQL report it. */
const diskFull = new Set(['ENOSPC', '53100']);

const problemOf = (error: unknown): unknown => {
  if (error instanceof StartError) return error.message;
  const { code = '' } = error as { code?: string };
  return diskFull.has(code) ? 'The disk is full. Make room, and start again.' : error;
};

main().catch((error: unknown) => {
  console.error(problemOf(error));
  process.exit(1);
});
