import { type Env, masterKeyMissing, StartError } from '../env.ts';
import type { Disposables } from '../serving/disposables.ts';
import { openDataFolder, storedMasterKey, storedSecret } from './dataFolder.ts';
import { openEmbeddedDatabase } from './postgres.ts';

/**
 * The database of `DATABASE_URL`, else the embedded one, and the secrets that belong to it.
 * @throws StartError if a secret is missing, or the embedded database does not start
 */
export const openDatabase = async (env: Env, parts: Disposables) => {
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
  const secrets = {
    masterKey: masterKey ?? (await storedMasterKey(folder)),
    sessionSecret: sessionSecret ?? (await storedSecret(folder, 'session-secret')),
  };
  const opening = openEmbeddedDatabase(folder);
  // A stop during the start waits for the server, which would otherwise outlive this process.
  parts.add(() =>
    opening.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  return { databaseUrl: (await opening).url, ...secrets };
};
