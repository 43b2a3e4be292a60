/**
 * How much a check may look at. It is counted rather than timed, so that every machine gives the same answer. A
 * check whose effort is spent finds no more, and what it has found holds.
 */
export class Effort {
  constructor(private units: number) {}

  get left(): number {
    return Math.max(0, this.units);
  }

  get isSpent(): boolean {
    return this.units <= 0;
  }

  /** @returns whether the check may go on. A unit is about the work of looking at one person. */
  spend(units: number): boolean {
    this.units -= units;
    return this.units > 0;
  }
}

/** In units: to look at a table in a mask of tables. */
export const perTable = 1 / 16;
