import { openDatabase } from '../embedded/database.ts';
import { readEnv, StartError } from '../env.ts';
import { addressOf } from '../serving/address.ts';
import { createDisposables } from '../serving/disposables.ts';
import { freePort } from '../serving/openPort.ts';
import { stopOnSignals } from '../serving/stopOnSignals.ts';
import { watchDocuments } from './documents.ts';
import { watchServer } from './server.ts';
import { typeChecks } from './types.ts';
import { openWeb } from './web.ts';

const print = (line: string): void => console.log(line);

/**
 * `npm run dev`: the whole product on one port, with persistent data. Vite serves the client's
 * modules and hot-replaces them; all other requests go to the server, which is rebuilt and restarted
 * when its code changes. The database keeps running.
 */
const main = async (): Promise<void> => {
  const env = readEnv(process.env);
  const parts = createDisposables();
  const isStopping = stopOnSignals(parts.stop, print);
  try {
    const database = await openDatabase(env, parts);
    const url = env.publicUrl ?? addressOf(env.host, env.port);
    const serverPort = await freePort();
    const documents = watchDocuments(print);
    parts.add(documents.stop);
    const types = typeChecks(print);
    parts.add(types.stop);
    const server = await watchServer({
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(serverPort),
        PUBLIC_URL: url,
        DATABASE_URL: database.databaseUrl,
        SESSION_SECRET: database.sessionSecret,
        MASTER_KEY: database.masterKey,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      },
      onSettled: types.check,
      onStaleContracts: documents.write,
      print,
    });
    parts.add(server.stop);
    const onChanged = (path: string): void => {
      documents.clientChanged(path);
      // Types of the server are checked once it answers again.
      if (!server.changed(path) && /\.tsx?$/.test(path)) types.check();
    };
    const web = await openWeb({ env, serverPort, server, onChanged });
    parts.add(web.stop);
    server.start(web.folder);
    const isUp = await server.ready();
    const state = isUp ? `is ready at ${url}` : 'is waiting for its server; see the error above';
    print(`Dinner Seating Planner ${state}. Changes appear by themselves; Ctrl-C stops it.`);
  } catch (error) {
    if (isStopping()) return;
    await parts.stop();
    throw error;
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
