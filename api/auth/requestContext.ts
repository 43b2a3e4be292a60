import type { Request } from 'express';
import type { RequestContext } from '../application.ts';
import type { PostgresSessionStore } from './sessionStore.ts';

type Viewer = RequestContext['viewer'];

/**
 * A page names the member for whom it was opened. In its browser another may have signed in since: what it sends
 * is not theirs.
 */
const unlessOfAnother = (request: Request, viewer: Viewer): Viewer => {
  const named = request.get('member-id');
  return named === undefined || named === viewer?.id ? viewer : null;
};

/** The context of a request, from its session. */
export const requestContexts =
  (store: PostgresSessionStore) =>
  async (request: Request): Promise<RequestContext> => ({
    requestId: String(request.id),
    viewer: unlessOfAnother(request, store.viewerOf(request)),
    ip: request.ip,
    userAgent: request.get('user-agent'),
    isAwaited: () => !request.res?.closed,
  });
