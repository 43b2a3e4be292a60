import { createHash } from 'node:crypto';
import { decrypt, encrypt } from './cipher.ts';

/** A key of one person as it is kept: useless without the master key that is named. */
export type WrappedKey = { wrapped: Buffer; masterKeyId: string };

/** Wraps the keys of people. It stands outside the database: in the environment or the data folder. */
export type MasterKey = {
  /** Names the key that wraps; says nothing of it. */
  id: string;
  wrap: (key: Buffer, personId: string) => WrappedKey;
  /** @throws Error where the key was wrapped by a master key that is not at hand. */
  unwrap: (kept: WrappedKey, personId: string) => Buffer;
};

const keyBytes = 32;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** Whether a text is 32 bytes in base64 (or base64url). */
export const isMasterKey = (text: string): boolean =>
  /^[A-Za-z0-9+/_-]{43}=?$/.test(text) && bytesOf(text).length === keyBytes;

const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);

/** `previous` still opens what it wrapped, until `npm run keys -- rotate` has wrapped it anew. */
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
