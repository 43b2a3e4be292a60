import { type Credentials, EventStoreDBClient } from '@eventstore/db-client';
import { type EventStoreDbAddress, toConnectionString, usesTls } from '../eventStoreDbAddress.ts';
import { unusable } from './eventStoreDbRefusal.ts';

/** The first version that reports when a subscription has caught up. */
const oldestVersion = '23.10';

/** A client for an address. @throws EventLogError LOG_UNUSABLE if a file of the address is unreadable */
export const createClient = (address: EventStoreDbAddress): EventStoreDBClient => {
  try {
    return quietly(() => EventStoreDBClient.connectionString(toConnectionString(address)));
  } catch (cause) {
    const files = 'tlsCAFile, or userCertFile with userKeyFile';
    throw unusable(address, `cannot be reached: a file of ${files} cannot be read.`, cause);
  }
};

/** Silences the client's warning on the console, which shows the password. */
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
 * The credentials for each append. Without any in the address, an insecure server gets a placeholder,
 * which the client leaves out; a secure one expects a certificate.
 */
export const credentialsOf = (address: EventStoreDbAddress): Credentials | undefined =>
  address.credentials ?? (usesTls(address) ? undefined : { username: 'none', password: '' });

/** @throws EventLogError LOG_UNUSABLE with both versions if the server is too old */
export const refuseOldServer = async (
  address: EventStoreDbAddress,
  client: EventStoreDBClient,
): Promise<void> => {
  // biome-ignore lint/complexity/useLiteralKeys: protected, but the only source of the version.
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
