import type { Best } from './best.ts';
import type { Model } from './model.ts';
import { Search } from './search.ts';
import { compareWorth } from './worth.ts';

/** Exchanges that are tried for a budget that a search has not come to, up to so many people. */
const fewTries = 5_000;
const mostPeople = 400;

/** One search: from the seating before, or `anew`, as if nobody sat anywhere. */
type Climb = { rung: number; budget: number; isAnew: boolean };

/**
 * Where everybody may move, a poor seating is not mended but searched for anew as well. Where nobody is
 * seated nobody can move, and one search is for all budgets.
 */
const climbsOf = ({ seated }: Model, budgets: readonly number[]): Climb[] => {
  if (seated.every((seat) => seat < 0))
    return [{ rung: budgets.length - 1, budget: Number.POSITIVE_INFINITY, isAnew: true }];
  return budgets.flatMap((budget, rung) => {
    const climb = { rung, budget, isAnew: false };
    return Number.isFinite(budget) ? [climb] : [climb, { ...climb, isAnew: true }];
  });
};

/**
 * Searches with larger and larger budgets of people who may move. Each goes on from where the one before
 * has ended, so that a larger budget is never worse.
 */
export class Ladder {
  readonly #climbs: readonly Climb[];
  /** The best seating after each climb that is done. */
  readonly #found: Best[] = [];
  /** Begun with its first step: that of a large plan takes a while. */
  #search: Search | undefined;
  #doneBefore = 0;

  /** `budgets` ascend. `planned` iterations are shared evenly among the searches. */
  constructor(
    private readonly model: Model,
    private readonly seed: number,
    readonly planned: number,
    private readonly budgets: readonly number[],
  ) {
    this.#climbs = climbsOf(model, budgets);
    this.#search = this.#begin();
  }

  /** Iterations so far. */
  get done(): number {
    return this.#doneBefore + (this.#search?.done ?? 0);
  }

  get share(): number {
    const climbs = this.#climbs.length;
    if (this.#found.length === climbs) return 1;
    return Math.min(1, (this.#found.length + (this.#search?.share ?? 0)) / climbs) * 0.999;
  }

  /** The best seating for each budget that is done. */
  get rungs(): Best[] {
    const ofRung = (rung: number) => this.#climbs.findLastIndex((climb) => climb.rung <= rung);
    return this.budgets.flatMap((_, rung) => this.#found[Math.max(0, ofRung(rung))] ?? []);
  }

  get best(): Best {
    return (this.#search?.best ?? this.#found.at(-1)) as Best;
  }

  step(): void {
    this.#search ??= this.#begin();
    if (this.#search.share < 1) this.#search.step();
    else this.#end(this.#search);
  }

  /**
   * Ends where it is. For budgets that it has not come to, a few exchanges are tried in a plan that is
   * not large, and none in another: a member who cancels does not wait.
   */
  finish(): void {
    if (this.#search) this.#end(this.#search);
    while (this.#found.length < this.#climbs.length) {
      const { isAnew } = this.#climbs[this.#found.length] as Climb;
      if (!isAnew && this.model.people <= mostPeople) this.#end(this.#begin(), fewTries);
      else this.#found.push(this.#found.at(-1) as Best);
    }
  }

  #end(search: Search, mostTries?: number): void {
    search.finish(mostTries);
    const before = this.#found.at(-1);
    const isBetter = !before || compareWorth(search.best.worth, before.worth) > 0;
    this.#found.push(isBetter ? search.best : before);
    this.#doneBefore += search.done;
    this.#search = undefined;
  }

  #begin(): Search {
    const { model, seed } = this;
    const { budget, isAnew } = this.#climbs[this.#found.length] as Climb;
    const planned = Math.ceil(this.planned / this.#climbs.length);
    const start = isAnew ? 'anew' : (this.#found.at(-1)?.seatOf ?? model.seated);
    return new Search(model, { seed, planned, start, budget });
  }
}
