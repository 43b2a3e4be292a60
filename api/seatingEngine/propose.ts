import { compile } from './compile.ts';
import type { SeatingInput } from './input.ts';
import { Ladder } from './ladder.ts';
import { Clock, planIterations, type Timed } from './plan.ts';
import { type Proposal, proposalOf } from './proposal.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Scope } from './scope.ts';
import { Search } from './search.ts';
import { type Start, startOf } from './start.ts';
import type { Worth } from './worth.ts';

export type ProposeOptions = {
  scope: Scope;
  /** A whole number. */
  seed: number;
  /** Iterations, or a time that the speed so far converts to iterations. */
  planned: number | Timed;
  /** Seats to start from, in place of the present ones. */
  start?: Start | undefined;
};

/**
 * Seats people by the rules of an input, in steps of 1,024 iterations. The result is never worse than the
 * present seating, in the order of `compareWorth`. Nobody pinned or out of scope moves.
 */
export class SeatingProposal {
  readonly #resolved: Resolved;
  readonly #search: Search;
  readonly #clock: Clock | undefined;

  /** @throws RangeError if two people sit on one seat */
  constructor(
    input: SeatingInput,
    private readonly options: ProposeOptions,
  ) {
    const { scope, seed, planned } = options;
    this.#clock = typeof planned === 'number' ? undefined : new Clock(planned);
    this.#resolved = resolve(input, scope);
    this.#search = new Search(compile(this.#resolved), {
      seed,
      planned: this.#clock?.more ?? (planned as number),
      start: startOf(this.#resolved, options.start),
    });
  }

  /** The finished share, from 0 to 1. */
  get share(): number {
    const { share } = this.#search;
    return share === 1 || !this.#clock ? share : this.#clock.share;
  }

  /** Iterations so far. */
  get done(): number {
    return this.#search.done;
  }

  /** The score of the best seating so far. */
  get worth(): Worth {
    return this.#search.best.worth;
  }

  step(): void {
    this.#search.step();
  }

  /** Ends the search at once. Call it only once. */
  finish(): Proposal {
    this.#search.finish();
    const { best, done, planned } = this.#search;
    return proposalOf(this.#resolved, best.seatOf, { seed: this.options.seed, planned, done });
  }

  /** Runs to the end, or until `isOver` returns true between two steps. */
  run(isOver: () => boolean = () => false): Proposal {
    while (this.share < 1 && !isOver()) this.step();
    return this.finish();
  }
}

/**
 * Proposals with growing budgets of moves, from one search. Each continues from the one before, so a larger
 * budget is never worse.
 */
export class ProposalLadder {
  readonly #resolved: Resolved;
  readonly #ladder: Ladder;

  /**
   * `budgets` ascend; `Infinity` lets everybody move.
   * @throws RangeError if two people sit on one seat
   */
  constructor(
    input: SeatingInput,
    private readonly options: Omit<ProposeOptions, 'start'>,
    budgets: readonly number[],
  ) {
    const { scope, seed, planned } = options;
    const clock = typeof planned === 'number' ? undefined : new Clock(planned);
    this.#resolved = resolve(input, scope);
    const model = compile(this.#resolved);
    const iterations = clock ? planIterations(model, clock) : (planned as number);
    this.#ladder = new Ladder(model, seed, iterations, budgets);
  }

  /** The finished share, from 0 to 1. */
  get share(): number {
    return this.#ladder.share;
  }

  /** Iterations so far. */
  get done(): number {
    return this.#ladder.done;
  }

  /** The score of the best seating so far. */
  get worth(): Worth {
    return this.#ladder.best.worth;
  }

  step(): void {
    this.#ladder.step();
  }

  /** Ends the search at once, and returns a proposal for each budget. Call it only once. */
  finish(): Proposal[] {
    this.#ladder.finish();
    const { rungs, done, planned } = this.#ladder;
    const { seed } = this.options;
    return rungs.map(({ seatOf }) => proposalOf(this.#resolved, seatOf, { seed, planned, done }));
  }

  /** Runs to the end, or until `isOver` returns true between two steps. */
  run(isOver: () => boolean = () => false): Proposal[] {
    while (this.share < 1 && !isOver()) this.step();
    return this.finish();
  }
}
