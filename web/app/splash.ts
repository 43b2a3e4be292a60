/**
 * Whether to show the splash: once per browser session, not with reduced motion, and not after it was
 * skipped. public/beforePaint.js decides, so that the first paint includes it.
 */
export const splashIsDue = (): boolean => document.documentElement.dataset.splash === 'due';

/** From now on the client ends the splash. */
export const splashIsRunning = (): void => {
  document.documentElement.dataset.splash = 'running';
};
