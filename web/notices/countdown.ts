/** A timer that runs only while nothing holds it. */
export const countdown = (time: number, onOver: () => void) => {
  let left = time;
  let startedAt = performance.now();
  let timer = setTimeout(onOver, left);
  const held = new Set<string>();
  return {
    hold: (by: string): void => {
      if (held.size === 0) {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      }
      held.add(by);
    },
    release: (by: string): void => {
      if (!held.delete(by) || held.size > 0) return;
      startedAt = performance.now();
      timer = setTimeout(onOver, left);
    },
    stop: () => clearTimeout(timer),
  };
};
