import 'reflect-metadata';
import { startPlanner } from './compose.ts';
import { builtClient } from './embedded/clientBuild.ts';
import { openDatabase } from './embedded/database.ts';
import { createSampleAtFirstStart } from './embedded/sampleEvent.ts';
import { readEnv } from './env.ts';
import { createDisposables } from './serving/disposables.ts';
import { openPort } from './serving/openPort.ts';
import { outliveOutput } from './serving/outliveOutput.ts';
import { stopOnSignals } from './serving/stopOnSignals.ts';
import { startProblem } from './startProblem.ts';

const print = (line: string) => console.log(line);

/** `npm start`: everything in one process, or with the servers that the environment names. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const parts = createDisposables();
  const isStopping = stopOnSignals(parts.stop, print);
  const say = (line: string) => {
    if (!isStopping()) print(line);
  };
  try {
    const port = await openPort(env.host, env.port);
    const database = await openDatabase(env, parts);
    const clientFolder = await builtClient(say);
    const planner = await startPlanner(
      {
        ...env,
        ...database,
        openPort: port,
        clientFolder,
        beforeServing: env.oauth
          ? undefined
          : (application) => createSampleAtFirstStart(application, say),
      },
      parts,
    );
    say(`Dinner Seating Planner is ready at ${planner.url}`);
    if (!env.oauth) {
      say(
        'Sign in as organiser@example.com, moderator@example.com or admin@example.com (no password), or with any other email address.',
      );
    }
    say('Ctrl-C stops it.');
  } catch (error) {
    if (isStopping()) return;
    await parts.stop();
    throw error;
  }
};

outliveOutput();
main().catch((error: unknown) => {
  console.error(startProblem(error));
  process.exit(1);
});
