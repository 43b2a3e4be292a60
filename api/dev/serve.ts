import 'reflect-metadata';
import { startPlanner } from '../compose.ts';
import { createSampleAtFirstStart } from '../embedded/sampleEvent.ts';
import { readEnv, StartError } from '../env.ts';
import { openPort } from '../serving/openPort.ts';

/** The server process of `npm run dev`, restarted after each change. The database is not its own. */
const serve = async (clientFolder: string): Promise<void> => {
  const env = readEnv(process.env);
  const { databaseUrl, sessionSecret, masterKey } = env;
  if (!databaseUrl || !sessionSecret || !masterKey) throw new StartError('Start "npm run dev".');
  await startPlanner({
    ...env,
    databaseUrl,
    sessionSecret,
    masterKey,
    openPort: await openPort(env.host, env.port),
    clientFolder,
    beforeServing: env.oauth
      ? undefined
      : (application) => createSampleAtFirstStart(application, console.log),
  });
  process.send?.('ready');
};

await serve(process.argv[2] ?? '');
