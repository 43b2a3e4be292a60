export type Gathered = { later: () => void; stop: () => void };

/**
 * Runs soon after it is asked to, and no more often than once in `betweenMs`, however often it is
 * asked: a drag through a room makes many changes, and a busy evening never stops making them.
 */
export const gathered = (
  run: () => void,
  { soonMs, betweenMs }: { soonMs: number; betweenMs: number },
): Gathered => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const now = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  return {
    later: () => {
      timer ??= setTimeout(now, Math.max(soonMs, last + betweenMs - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
};
