import type { ServerResponse } from 'node:http';
import { cancelled } from '../pipeline/callersTurn.ts';

/** Waits, for at most so many milliseconds, until the client has the whole answer or has gone. */
export const untilTaken = (response: ServerResponse, forAtMost: number): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) return resolve();
    const overdue = setTimeout(resolve, forAtMost);
    response.once('close', () => {
      clearTimeout(overdue);
      resolve();
    });
  });

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
