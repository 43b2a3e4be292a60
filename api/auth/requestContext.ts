import type { Request } from 'express';
import type { RequestContext } from '../application.ts';
import { begunAt } from '../http/begunAt.ts';
import { isMemberOfPage } from './memberOfPage.ts';
import type { PostgresSessionStore } from './sessionStore.ts';

type Viewer = RequestContext['viewer'];

const unlessOfAnother = (request: Request, viewer: Viewer): Viewer =>
  isMemberOfPage(request.get('member-id'), viewer?.id) ? viewer : null;

/** The context of a request, from its session. */
export const requestContexts = (store: PostgresSessionStore) => {
  const contextFor = (request: Request, viewer: Viewer): RequestContext => ({
    requestId: String(request.id),
    viewer: unlessOfAnother(request, viewer),
    ip: request.ip,
    userAgent: request.get('user-agent'),
    begunAt: begunAt(request),
    isAwaited: () => !request.res?.closed,
    now: async () => contextFor(request, await store.viewerNow(request)),
  });
  return async (request: Request): Promise<RequestContext> =>
    contextFor(request, await store.viewerOf(request));
};
