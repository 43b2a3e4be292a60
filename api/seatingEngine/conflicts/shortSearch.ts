import { compile } from '../compile.ts';
import type { Resolved, ResolvedRule } from '../resolve.ts';
import { Search } from '../search.ts';
import type { Worth } from '../worth.ts';

/** The budget shared by all searches. Iterations determine the results; the deadline only ends the work. */
export class SearchBudget {
  constructor(
    public iterations: number,
    readonly seed: number,
    /** Whether the time is over. */
    readonly isOver: () => boolean = () => false,
  ) {}

  get isSpent(): boolean {
    return this.iterations <= 0 || this.isOver();
  }

  /**
   * Searches with other rules than the plan's.
   * @param planned the most iterations, as far as the budget allows
   * @param isEnough ends the search as soon as a result satisfies it
   */
  search(
    resolved: Resolved,
    rules: readonly ResolvedRule[],
    planned: number,
    isEnough: (worth: Worth) => boolean = () => false,
  ): { worth: Worth; seatOf: Int32Array } {
    const model = compile({ ...resolved, rules });
    const search = new Search(model, {
      seed: this.seed,
      planned: Math.max(1, Math.min(planned, this.iterations)),
    });
    const { worth, seatOf } = search.run(() => this.isOver() || isEnough(search.best.worth));
    this.iterations -= search.done;
    return { worth, seatOf };
  }
}
