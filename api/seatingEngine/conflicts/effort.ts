/**
 * The effort that a check may spend. It is counted rather than timed, so that every machine gives the same
 * answer. A check that runs out of effort finds no more, but its findings hold.
 */
export class Effort {
  constructor(private units: number) {}

  get left(): number {
    return Math.max(0, this.units);
  }

  get isSpent(): boolean {
    return this.units <= 0;
  }

  /** @returns whether the check may continue. A unit is about the work of looking at one person. */
  spend(units: number): boolean {
    this.units -= units;
    return this.units > 0;
  }
}

/** The units for looking at a table in a mask of tables. */
export const perTable = 1 / 16;
