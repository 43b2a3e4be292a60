import { atom } from 'jotai';

/** The live connection: `idle` while nothing on the screen needs one. */
export type Connection = 'idle' | 'connecting' | 'live' | 'reconnecting';

export const connectionAtom = atom<Connection>('idle');
