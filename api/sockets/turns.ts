/**
 * Limits concurrency to `atATime`, first come, first served. Queued work starts in its own turn of
 * the event loop, so that a long queue does not block other work.
 */
export const createTurns = (atATime: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const passOn = () => {
    const next = waiting.shift();
    if (next) setImmediate(next);
    else running -= 1;
  };
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (running < atATime) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      passOn();
    }
  };
};
