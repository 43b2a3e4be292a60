import 'reflect-metadata';
import { startPlanner } from '../compose.ts';
import { staleContracts } from '../contracts.ts';
import { createSampleAtFirstStart } from '../embedded/sampleEvent.ts';
import { readEnv, StartError } from '../env.ts';
import { openPort } from '../serving/openPort.ts';

/** The server process of `npm run dev`, restarted after each change. The database is not its own.
 * It tells its parent that it answers, and then which contracts are to be written. */
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
  process.send?.(await staleContracts());
};

await serve(process.argv[2] ?? '');
