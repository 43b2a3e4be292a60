import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { type EventStoreDbAddress, toConnectionString, usesTls } from '../eventStoreDbAddress.ts';
import { unusable } from './eventStoreDbRefusal.ts';

/** The first that says when a subscription has caught up. */
const oldestVersion = '23.10';

/** @throws EventLogError LOG_UNUSABLE where a file that the address names cannot be read. */
export const createClient = (address: EventStoreDbAddress): EventStoreDBClient => {
  try {
    return quietly(() => EventStoreDBClient.connectionString(toConnectionString(address)));
  } catch (cause) {
    const files = 'tlsCAFile, or userCertFile with userKeyFile';
    throw unusable(address, `cannot be reached: a file of ${files} cannot be read.`, cause);
  }
};

/** The client warns on the console, and shows the whole connection string with its password. */
const quietly = <T>(make: () => T): T => {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
};

/**
 * Those of the connection string, given with each append. Without any, an insecure server gets a
 * placeholder, which the client leaves out; a secure one is then reached by a certificate.
 */
export const credentialsOf = (address: EventStoreDbAddress): Credentials | undefined =>
  address.credentials ?? (usesTls(address) ? undefined : { username: 'none', password: '' });

/** @throws EventLogError LOG_UNUSABLE, naming both versions, for a server that is too old. */
export const refuseOldServer = async (
  address: EventStoreDbAddress,
  client: EventStoreDBClient,
): Promise<void> => {
  // biome-ignore lint/complexity/useLiteralKeys: it is protected, and tells what nothing else does.
  const { serverVersion } = await client['capabilities'];
  if (isBefore(serverVersion, oldestVersion)) {
    const found = /^\d/.test(serverVersion)
      ? serverVersion
      : 'before 21.10, which it does not tell';
    throw unusable(address, `is version ${found}: ${oldestVersion} or later is needed.`);
  }
};

const isBefore = (version: string, oldest: string): boolean => {
  const [[major = 0, minor = 0], [oldMajor = 0, oldMinor = 0]] = [version, oldest].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10) || 0),
  ) as [number[], number[]];
  return major < oldMajor || (major === oldMajor && minor < oldMinor);
};
