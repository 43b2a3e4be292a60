import type { Best } from './best.ts';
import type { Model } from './model.ts';
import { Search } from './search.ts';

/** Exchanges that are tried for a budget that a search has not come to, up to so many people. */
const fewTries = 5_000;
const mostPeople = 400;

/**
 * Searches with larger and larger budgets of people who may move. Each goes on from where the one before
 * has ended, so that a larger budget is never worse.
 */
export class Ladder {
  /** The best seating for each budget that is done. */
  readonly rungs: Best[] = [];
  #search: Search;
  #doneBefore = 0;

  /** `budgets` ascend. `planned` iterations are shared evenly among them. */
  constructor(
    private readonly model: Model,
    private readonly seed: number,
    readonly planned: number,
    private readonly budgets: readonly number[],
  ) {
    this.#search = this.#searchFrom(model.seated);
  }

  /** Iterations so far. */
  get done(): number {
    return this.#doneBefore + this.#search.done;
  }

  get share(): number {
    if (this.rungs.length === this.budgets.length) return 1;
    return Math.min(1, (this.rungs.length + this.#search.share) / this.budgets.length) * 0.999;
  }

  get best(): Best {
    return this.#search.best;
  }

  step(): void {
    if (this.#search.share < 1) this.#search.step();
    else this.#climb();
  }

  /**
   * Ends where it is. For budgets that it has not come to, a few exchanges are tried in a plan that is
   * not large, and none in another: whoever cancels does not wait.
   */
  finish(): void {
    while (this.rungs.length < this.budgets.length) {
      const before = this.rungs.at(-1);
      if (!before || this.#search.done > 0) this.#climb();
      else if (this.model.people <= mostPeople) this.#climb(fewTries);
      else this.rungs.push(before);
    }
  }

  #climb(mostTries?: number): void {
    this.#search.finish(mostTries);
    const { best } = this.#search;
    this.rungs.push(best);
    if (this.rungs.length === this.budgets.length) return;
    this.#doneBefore += this.#search.done;
    this.#search = this.#searchFrom(best.seatOf);
  }

  #searchFrom(start: Int32Array): Search {
    const budget = this.budgets[this.rungs.length] as number;
    const planned = Math.ceil(this.planned / this.budgets.length);
    return new Search(this.model, { seed: this.seed, planned, start, budget });
  }
}
