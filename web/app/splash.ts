/**
 * Whether the page shows the splash: once per browser session, never where motion is unwelcome, not
 * where it was skipped already. public/beforePaint.js decides, so that the first paint has it.
 */
export const splashIsDue = (): boolean => document.documentElement.dataset.splash === 'due';

/** From here on the client ends it. */
export const splashIsRunning = (): void => {
  document.documentElement.dataset.splash = 'running';
};
