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

/** Limits concurrency separately for each key, as `createTurns` does. No key waits for another. */
export const createTurnsByKey = (atATime: number) => {
  const keys = new Map<string, { inTurn: ReturnType<typeof createTurns>; count: number }>();
  return async <Done>(key: string, work: () => Promise<Done>): Promise<Done> => {
    const of = keys.get(key) ?? { inTurn: createTurns(atATime), count: 0 };
    keys.set(key, of);
    of.count += 1;
    try {
      return await of.inTurn(work);
    } finally {
      of.count -= 1;
      if (of.count === 0) keys.delete(key);
    }
  };
};
