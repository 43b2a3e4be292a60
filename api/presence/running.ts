import type { Application } from '../application.ts';
import type { Resources } from '../slice.ts';
import { createPresence, type Presence } from './presence.ts';

const running = new WeakMap<Application, Presence>();

/** Starts presence for an application. Returns a function that ends it. */
export const startPresence = (app: Application, resources: Resources): (() => Promise<void>) => {
  const presence = createPresence(resources);
  running.set(app, presence);
  return () => presence.close();
};

/** The presence of an application. @throws Error if it was not started. */
export const presenceOf = (app: Application): Presence => {
  const presence = running.get(app);
  if (!presence) throw new Error('Presence was not started.');
  return presence;
};
