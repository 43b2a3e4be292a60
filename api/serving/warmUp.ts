import { setTimeout as pause } from 'node:timers/promises';

/**
 * The pause after a step, as a multiple of its duration: warming up takes at most a quarter of the
 * processor.
 */
const restFactor = 3;

/**
 * Does what the first requests after a start would wait for, step by step and behind everything
 * else. Without it they only take longer, so a failure ends only its own list.
 * @param lists what to do, one list after the other; each step is done when it is yielded
 * @returns a function that ends it, once the step under way is done
 */
export const warmUp = (lists: readonly AsyncIterable<unknown>[]): (() => Promise<void>) => {
  const ending = new AbortController();
  const rest = (ms: number) => pause(ms, undefined, { signal: ending.signal, ref: false });

  const through = async (list: AsyncIterable<unknown>) => {
    let began = performance.now();
    for await (const _ of list) {
      await rest(restFactor * (performance.now() - began));
      began = performance.now();
    }
  };

  const throughAll = async () => {
    for (const list of lists)
      if (!ending.signal.aborted) await through(list).catch(() => undefined);
  };
  const done = throughAll();
  return () => {
    ending.abort();
    return done;
  };
};
