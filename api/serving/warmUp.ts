import { setTimeout as pause } from 'node:timers/promises';

/**
 * The pause after a step, as a multiple of its duration: warming up takes at most a quarter of the
 * processor.
 */
const restFactor = 3;

/**
 * Prepares for the first requests after a start, step by step and behind all other work. Without these steps,
 * requests only take longer, so a failure ends only its own list.
 * @param lists the steps, one list after the other; a step is done when it is yielded
 * @returns a function that ends the work after the present step
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
