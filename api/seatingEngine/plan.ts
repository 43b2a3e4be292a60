import type { Model } from './model.ts';
import { Search, shareOfTables, stepSize } from './search.ts';

/** Milliseconds that are measured, after as many that let the code be compiled. */
const warmUp = 40;
const measured = 50;
/** Of the time asked for; the rest is for the last descent and for a machine that slows down. */
const shareOfTime = 0.9;
/** So long that a calibration never runs out of it. */
const endless = 2 ** 30;

/** Iterations a millisecond. `now` gives milliseconds, of the processor where possible. */
const rateOf = (model: Model, now: () => number): number => {
  const search = new Search(model, 0, endless);
  let started = now();
  while (now() - started < warmUp) search.step();
  const before = search.done;
  started = now();
  while (now() - started < measured) search.step();
  return (search.done - before) / Math.max(1, now() - started);
};

/**
 * How many iterations a search should plan for some seconds of work on this machine, calibrations
 * included. `now` gives milliseconds. The answer alone decides what a search does: with the same plan it
 * gives the same result on any machine.
 */
export const planIterations = (model: Model, seconds: number, now: () => number): number => {
  const started = now();
  const seats = rateOf({ ...model, tablesFirst: undefined }, now);
  const tables = model.tablesFirst ? rateOf(model.tablesFirst, now) : seats;
  const share = model.tablesFirst ? shareOfTables : 0;
  const perMillisecond = 1 / ((1 - share) / seats + share / tables);
  const left = Math.max(0, 1_000 * seconds * shareOfTime - (now() - started));
  return Math.max(1, Math.floor((perMillisecond * left) / stepSize)) * stepSize;
};
