import type { Slice } from '../slice.ts';
import { eventPresence } from './live.ts';
import { PresenceResolver } from './resolver.ts';
import { startPresence } from './running.ts';

/** The members who have an event open. */
export const presence: Slice = {
  tag: 'Presence',
  resolvers: [PresenceResolver],
  serves: [eventPresence],
  start: startPresence,
};
