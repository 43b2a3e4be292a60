import type { Model } from './model.ts';
import { type More, Search } from './search.ts';
import { stepSize } from './stepSize.ts';

/** Seconds of work on this machine. `now` gives milliseconds, of the processor where possible. */
export type Timed = { seconds: number; now: () => number };

/** Of the time asked for; the rest is for the last descent. */
const shareOfTime = 0.95;

/**
 * A clock for a search that is asked for in seconds. How long it is follows from how fast it has been;
 * what it does depends on that number of iterations alone.
 */
export class Clock {
  readonly #started: number;
  readonly #limit: number;
  readonly #now: () => number;
  #last: { at: number; done: number };

  constructor({ seconds, now }: Timed) {
    this.#now = now;
    this.#started = now();
    this.#limit = 1_000 * seconds * shareOfTime;
    this.#last = { at: this.#started, done: 0 };
  }

  /** How much of the time is over, up to 1. */
  get share(): number {
    return Math.min(1, (this.#now() - this.#started) / this.#limit);
  }

  /** At the speed since it was last asked. */
  readonly more: More = (done) => {
    const at = this.#now();
    const pace = (done - this.#last.done) / Math.max(0.1, at - this.#last.at);
    this.#last = { at, done };
    return pace * Math.max(0, this.#limit - (at - this.#started));
  };
}

/** Of the time asked for, how much a trial takes. */
const shareOfTrial = 0.1;

/** How many iterations there is time for; a search from the present seating is tried first. */
export const planIterations = (model: Model, clock: Clock): number => {
  const search = new Search(model, {
    seed: 0,
    planned: Number.MAX_SAFE_INTEGER,
    start: model.seated,
  });
  const until = clock.share + shareOfTrial;
  while (clock.share < until - shareOfTrial / 2) search.step();
  clock.more(search.done);
  do search.step();
  while (clock.share < until);
  return Math.max(stepSize, Math.floor(clock.more(search.done) / stepSize) * stepSize);
};
