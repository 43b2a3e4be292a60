import { compile } from './compile.ts';
import type { MovePrices, SeatingInput } from './input.ts';
import { Ladder } from './ladder.ts';
import type { Model } from './model.ts';
import { planIterations } from './plan.ts';
import { type Proposal, proposalOf } from './proposal.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Scope } from './scope.ts';
import { Search } from './search.ts';
import { type Start, startOf } from './start.ts';
import type { Worth } from './worth.ts';

/** Seconds of work on this machine. `now` gives milliseconds, of the processor where possible. */
export type Timed = { seconds: number; now: () => number };

export type ProposeOptions = {
  scope: Scope;
  /** A whole number. */
  seed: number;
  /** Iterations; or how long to work, for which the iterations are worked out first. */
  planned: number | Timed;
  /** At most so many seated people move; in place of `input.moves.budget`. */
  moveBudget?: number | undefined;
  /** Points for each seated person who moves; in place of those of `input.moves`. */
  movePrices?: Pick<MovePrices, 'toOtherTable' | 'withinTable'> | undefined;
  /** Seats to go on from, in place of the present ones. */
  start?: Start | undefined;
};

const resolvedWith = (
  input: SeatingInput,
  { scope, moveBudget, movePrices }: ProposeOptions,
): Resolved => {
  const budget = moveBudget ?? input.moves?.budget;
  return resolve({ ...input, moves: { ...input.moves, ...movePrices, budget } }, scope);
};

/** What a proposal works on, and for how many iterations. */
const prepared = (
  input: SeatingInput,
  options: ProposeOptions,
): { resolved: Resolved; model: Model; planned: number } => {
  const { planned } = options;
  if (typeof planned === 'number') {
    const resolved = resolvedWith(input, options);
    return { resolved, model: compile(resolved), planned };
  }
  const started = planned.now();
  const resolved = resolvedWith(input, options);
  const model = compile(resolved);
  const left = planned.seconds - (planned.now() - started) / 1_000;
  return { resolved, model, planned: planIterations(model, left, planned.now) };
};

/**
 * Seats people by the rules of an input, a step of 1,024 iterations at a time. The result is never worse
 * than the present seating, in the order of `compareWorth`; nobody pinned or out of scope moves.
 */
export class SeatingProposal {
  readonly #resolved: Resolved;
  readonly #search: Search;

  /** @throws RangeError where two people sit on one seat. */
  constructor(
    input: SeatingInput,
    private readonly options: ProposeOptions,
  ) {
    const { resolved, model, planned } = prepared(input, options);
    this.#resolved = resolved;
    this.#search = new Search(model, options.seed, planned, startOf(resolved, options.start));
  }

  /** How much is done, 0 to 1. */
  get share(): number {
    return this.#search.share;
  }

  /** Iterations so far. */
  get done(): number {
    return this.#search.done;
  }

  /** What the best so far is worth. */
  get worth(): Worth {
    return this.#search.best.worth;
  }

  step(): void {
    this.#search.step();
  }

  /** Ends the search where it is. To be called once. */
  finish(): Proposal {
    this.#search.finish();
    const { best, done, planned } = this.#search;
    return proposalOf(this.#resolved, best.seatOf, { seed: this.options.seed, planned, done });
  }

  /** Runs to the end, or until `isOver` says so between two steps. */
  run(isOver: () => boolean = () => false): Proposal {
    while (this.share < 1 && !isOver()) this.step();
    return this.finish();
  }
}

/**
 * Proposals with larger and larger budgets of moves, worked out in one go: each goes on from the one
 * before, so that a larger budget is never worse.
 */
export class ProposalLadder {
  readonly #resolved: Resolved;
  readonly #ladder: Ladder;

  /**
   * `budgets` ascend; `Infinity` lets everybody move.
   * @throws RangeError where two people sit on one seat.
   */
  constructor(
    input: SeatingInput,
    private readonly options: Omit<ProposeOptions, 'moveBudget' | 'start'>,
    budgets: readonly number[],
  ) {
    const { resolved, model, planned } = prepared(input, options);
    this.#resolved = resolved;
    this.#ladder = new Ladder(model, options.seed, planned, budgets);
  }

  /** How much is done, 0 to 1. */
  get share(): number {
    return this.#ladder.share;
  }

  /** Iterations so far. */
  get done(): number {
    return this.#ladder.done;
  }

  /** What the best so far is worth. */
  get worth(): Worth {
    return this.#ladder.best.worth;
  }

  step(): void {
    this.#ladder.step();
  }

  /** Ends the search where it is; a proposal for each budget. To be called once. */
  finish(): Proposal[] {
    this.#ladder.finish();
    const { rungs, done, planned } = this.#ladder;
    const { seed } = this.options;
    return rungs.map(({ seatOf }) => proposalOf(this.#resolved, seatOf, { seed, planned, done }));
  }

  /** Runs to the end, or until `isOver` says so between two steps. */
  run(isOver: () => boolean = () => false): Proposal[] {
    while (this.share < 1 && !isOver()) this.step();
    return this.finish();
  }
}
