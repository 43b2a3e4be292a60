import type { ServerResponse } from 'node:http';
import { cancelled } from '../pipeline/callersTurn.ts';

/** A signal that is aborted when the client goes away before it has its answer. */
export const whileAwaited = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  const leave = (): void => controller.abort(cancelled());
  if (response.closed) leave();
  else
    response.once('close', () => {
      if (!response.writableFinished) leave();
    });
  return controller.signal;
};
