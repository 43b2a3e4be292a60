import { randomBytes } from 'node:crypto';
import type { PersonKeys } from '../../api/sealing/personKeys.ts';

/** People's keys for pure tests, lost with the process. */
export const createInMemoryKeys = (): PersonKeys => {
  const keys = new Map<string, Buffer | null>();
  const listeners: (() => void)[] = [];
  const readOrMake: PersonKeys['readOrMake'] = async (ids) => {
    for (const id of ids) if (!keys.has(id)) keys.set(id, randomBytes(32));
    return keys;
  };
  return {
    remembered: (ids) => ([...ids].every((id) => keys.has(id)) ? keys : undefined),
    read: readOrMake,
    readOrMake,
    forget: (id) => {
      keys.set(id, null);
      for (const listener of listeners) listener();
    },
    forgetAll: () => undefined,
    onDestroyed: (listener) => void listeners.push(listener),
    addressToken: (email) => email,
  };
};
