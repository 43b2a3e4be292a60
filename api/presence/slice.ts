import type { Slice } from '../slice.ts';
import { PresenceResolver } from './resolver.ts';
import { startPresence } from './running.ts';

/** Who has an event open now. */
export const presence: Slice = {
  resolvers: [PresenceResolver],
  serves: [],
  start: startPresence,
};
