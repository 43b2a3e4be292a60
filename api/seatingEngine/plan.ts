import type { Model } from './model.ts';
import { Search, stepSize } from './search.ts';

const firstTrial = 32 * stepSize;
/** From which share of a trial on its speed is measured. */
const lastPart = 0.6;
/** Of the time asked for, how much trials may take. */
const shareOfTrials = 0.25;
/** Trials end when one is not so much faster than the one before. */
const growth = 1.1;
/** How much faster a search becomes after trials that had to end before it was steady. */
const stillCompiling = 2.8;
/** Milliseconds of a trial that say something. */
const telling = 10;
/** Of the time that is left after trials; the rest is for the last descent. */
const shareOfTime = 0.93;

/**
 * Iterations a millisecond at the end of a whole search, where the code has been compiled; the
 * milliseconds of the search, and those that it took to begin it.
 */
const tried = (model: Model, planned: number, now: () => number) => {
  const started = now();
  const search = new Search(model, 0, planned);
  const began = now();
  while (search.share < lastPart) search.step();
  const late = { at: now(), done: search.done };
  while (search.share < 1) search.step();
  const ended = now();
  const rate = (search.done - late.done) / Math.max(1, ended - late.at);
  return { rate, spent: ended - began, toBegin: began - started };
};

/**
 * How many iterations a search should plan for some seconds of work on this machine, this trial included.
 * Whole searches are tried, each twice as long as the one before, until they get no faster: code is
 * compiled as it runs, and moves are rejected faster as a search cools. `now` gives milliseconds. What a
 * search then does depends on the answer alone: with the same plan it gives the same result anywhere.
 */
export const planIterations = (model: Model, seconds: number, now: () => number): number => {
  const started = now();
  const limit = 1_000 * seconds;
  let before = 0;
  for (let planned = firstTrial; ; planned *= 2) {
    const { rate, spent, toBegin } = tried(model, planned, now);
    const isSteady = spent >= telling && rate < growth * before;
    // The next trial would take about twice as long.
    const isLast = now() - started + 2 * spent > shareOfTrials * limit;
    before = rate;
    if (!isSteady && !isLast) continue;
    const left = Math.max(0, limit - (now() - started) - toBegin) * shareOfTime;
    const expected = isSteady ? rate : stillCompiling * rate;
    return Math.max(1, Math.floor((expected * left) / stepSize)) * stepSize;
  }
};
