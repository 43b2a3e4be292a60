import type { Application, RequestContext } from '../application.ts';
import { createLoaders, type Loaders } from './loaders.ts';

/** What resolvers work with. A request, or a message to a subscriber, has one of its own. */
export type GraphContext = {
  app: Application;
  request: RequestContext;
  loaders: Loaders;
};

export const graphContext = (app: Application, request: RequestContext): GraphContext => ({
  app,
  request,
  loaders: createLoaders(app, request),
});
