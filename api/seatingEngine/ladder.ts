import type { Best } from './best.ts';
import type { Model } from './model.ts';
import { Search } from './search.ts';
import { compareWorth } from './worth.ts';

/** Up to this many people, a few exchanges are tried for budgets that the search did not reach. */
const fewTries = 5_000;
const mostPeople = 400;

/** One search: from the seating before, or `anew`, as if nobody had a seat. */
type Climb = { rung: number; budget: number; isAnew: boolean };

/**
 * If everybody may move, a second search starts anew, because a poor present seating is hard to improve. If
 * nobody is seated, nobody moves, so one search serves all budgets.
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
 * Searches with growing budgets of people who may move. Each search continues from the result of the one
 * before, so a larger budget is never worse.
 */
export class Ladder {
  readonly #climbs: readonly Climb[];
  /** The best seating after each finished search. */
  readonly #found: Best[] = [];
  /** Created at its first step, because it takes a while for a large plan. */
  #search: Search | undefined;
  #doneBefore = 0;

  /** `budgets` ascend. The searches share the `planned` iterations evenly. */
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

  /** The best seating for each finished budget. */
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
   * Ends at once. For budgets not reached, a small plan tries a few exchanges and a large one none, so that a
   * member who cancels need not wait.
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
