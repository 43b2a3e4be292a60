/**
 * Lets so many pieces of work run at a time, first come, first served. Each that had to wait begins in
 * a turn of the event loop of its own, so that a long queue of them leaves room for everything else.
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
