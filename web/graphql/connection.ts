import { atom } from 'jotai';

/** The state of the live connection. `idle` means that nothing on the screen needs one. */
export type Connection = 'idle' | 'connecting' | 'live' | 'reconnecting';

export const connectionAtom = atom<Connection>('idle');
