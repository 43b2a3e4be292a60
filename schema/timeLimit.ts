/**
 * Aborts after a time in milliseconds, even as part of `AbortSignal.any`. Node 20 may garbage-collect a plain
 * `AbortSignal.timeout` that only such a combination holds, which then never aborts.
 */
export const timeLimit = (ms: number): AbortSignal => {
  const controller = new AbortController();
  const timeout = AbortSignal.timeout(ms);
  // A timeout with a listener is not collected.
  timeout.addEventListener('abort', () => controller.abort(timeout.reason), { once: true });
  return controller.signal;
};
