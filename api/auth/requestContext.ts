import type { Request } from 'express';
import type { RequestContext } from '../application.ts';
import type { PostgresSessionStore } from './sessionStore.ts';

/** The context of a request, from its session. */
export const requestContexts =
  (store: PostgresSessionStore) =>
  async (request: Request): Promise<RequestContext> => ({
    requestId: String(request.id),
    viewer: store.viewerOf(request),
    ip: request.ip,
    userAgent: request.get('user-agent'),
    isAwaited: () => !request.res?.closed,
  });
