import { createHash } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

/** A stored key of a person. Useless without its master key. */
export type WrappedKey = { wrapped: Buffer; masterKeyId: string };

/** Wraps the keys of people. It is kept in the environment or the data folder, not in the database. */
export type MasterKey = {
  /** Identifies the master key without revealing it. */
  id: string;
  wrap: (key: Buffer, personId: string) => WrappedKey;
  /** @throws Error if the key was wrapped by an unknown master key */
  unwrap: (kept: WrappedKey, personId: string) => Buffer;
};

const keyBytes = 32;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** Whether a text is 32 bytes in base64 (or base64url). */
export const isMasterKey = (text: string): boolean =>
  /^[A-Za-z0-9+/_-]{43}=?$/.test(text) && bytesOf(text).length === keyBytes;

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/**
 * Creates the master key. `previous` unwraps older keys until `npm run keys -- rotate` has wrapped them
 * again.
 */
export const createMasterKey = (current: string, previous?: string): MasterKey => {
  const key = bytesOf(current);
  const id = idOf(key);
  const known = new Map([[id, key]]);
  if (previous) known.set(idOf(bytesOf(previous)), bytesOf(previous));
  return {
    id,
    wrap: (personKey, personId) => ({
      wrapped: encrypt(key, personKey, personId),
      masterKeyId: id,
    }),
    unwrap: ({ wrapped, masterKeyId }, personId) => {
      const master = known.get(masterKeyId);
      if (!master) throw new Error(`The master key ${masterKeyId} is not at hand`);
      return decrypt(master, wrapped, personId);
    },
  };
};
