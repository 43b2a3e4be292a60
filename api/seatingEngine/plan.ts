import type { Model } from './model.ts';
import { type More, Search } from './search.ts';
import { stepSize } from './stepSize.ts';

/** A search time in seconds on this machine. `now` returns milliseconds, of processor time if possible. */
export type Timed = { seconds: number; now: () => number };

/** The time reserved for the last descent: a share of the whole time, and milliseconds. */
const kept = { share: 0.02, least: 40 };
/** The cost of compiling the code for seats, relative to that for tables. */
const compiledLater = 0.7;

/**
 * A clock for a search whose length is given in seconds. The search's speed so far determines the number of
 * iterations, and the result depends on that number alone.
 */
export class Clock {
  readonly #started: number;
  readonly #limit: number;
  readonly #now: () => number;
  #last: { at: number; done: number };
  #first: { spent: number; done: number } | undefined;

  constructor({ seconds, now }: Timed) {
    this.#now = now;
    this.#started = now();
    const all = 1_000 * seconds;
    this.#limit = Math.max(all / 2, all * (1 - kept.share) - kept.least);
    this.#last = { at: this.#started, done: 0 };
  }

  /** The share of the time that has passed, up to 1. */
  get share(): number {
    return Math.min(1, (this.#now() - this.#started) / this.#limit);
  }

  /** Uses the speed since the last call, because code is slower while it is being compiled. */
  readonly more: More = (done, isPartToCome) => {
    const at = this.#now();
    const spent = at - this.#last.at;
    const pace = (done - this.#last.done) / Math.max(0.1, spent);
    this.#last = { at, done };
    if (done === 0) return 0;
    this.#first ??= { spent, done };
    const compiling = Math.max(0, this.#first.spent - this.#first.done / pace);
    const later = isPartToCome ? compiledLater * compiling : 0;
    return pace * Math.max(0, this.#limit - (at - this.#started) - later);
  };
}

/** The share of the whole time that a trial takes. */
const shareOfTrial = 0.1;

/** The number of iterations in the given time, measured by a trial search from the present seating. */
export const planIterations = (model: Model, clock: Clock): number => {
  const search = new Search(model, {
    seed: 0,
    planned: Number.MAX_SAFE_INTEGER,
    start: model.seated,
  });
  // The time may be over already if a large plan was prepared on a busy machine.
  const until = Math.min(1, clock.share + shareOfTrial);
  while (clock.share < until - shareOfTrial / 2) search.step();
  clock.more(search.done, false);
  do search.step();
  while (clock.share < until);
  return Math.max(stepSize, Math.floor(clock.more(search.done, false) / stepSize) * stepSize);
};
