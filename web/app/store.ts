import { createStore } from 'jotai';

/** Holds state of this screen only; server state is in Apollo's cache. */
export const store = createStore();
