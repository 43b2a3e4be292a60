import type { Express } from 'express';
import { allow } from '../http/otherMethods.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz` says that the process runs, `/readyz` that it can do its work, or 503 with the reasons. */
export const mountHealth = (app: Express, readiness: Readiness): void => {
  app.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const { isReady, checks } = await readiness.check();
    const status = isReady ? 200 : 503;
    response
      .status(status)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready', checks });
  });
  app.all(['/healthz', '/readyz'], allow('get'));
};
