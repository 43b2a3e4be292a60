import type { Application, RequestContext } from '../application.ts';
import { createTurns } from '../core/turns.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** The context of resolvers, made for each request and each message to a subscriber. */
export type GraphContext = {
  app: Application;
  request: RequestContext;
  loaders: Loaders;
  /**
   * Runs the queries of one document one after the other, because aliases could repeat a slow one many times.
   */
  inTurn: <Done>(query: () => Promise<Done>) => Promise<Done>;
  /** Over HTTP: waits, for at most so many milliseconds, until the client has read the answer. */
  taken?: (forAtMost: number) => Promise<void>;
};

/** Makes a context with loaders of its own. */
export const graphContext = (app: Application, request: RequestContext): GraphContext => ({
  app,
  request,
  loaders: createLoaders(app, request),
  inTurn: createTurns(1),
});
