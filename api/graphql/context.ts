import type { Application, RequestContext } from '../application.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** The context of resolvers, made for each request and each message to a subscriber. */
export type GraphContext = {
  app: Application;
  request: RequestContext;
  loaders: Loaders;
};

/** Makes a context with loaders of its own. */
export const graphContext = (app: Application, request: RequestContext): GraphContext => ({
  app,
  request,
  loaders: createLoaders(app, request),
});
