import { createStore } from 'jotai';

/** Holds what lives only on this screen; what the server knows is in Apollo's cache. */
export const store = createStore();
