const entry = 'first-contentful-paint';

let shown: Promise<void> | undefined;

/**
 * Resolves once the browser has painted content of the page, or at once if the browser does not report that.
 */
export const firstPaint = (): Promise<void> => {
  shown ??= new Promise((resolve) => {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(entry).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  return shown;
};
