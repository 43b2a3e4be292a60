/**
 * How much a check may look at. It is counted, not timed, so that the same plan is answered the same on
 * any machine. A check that has spent it finds no more; what it has found is true.
 */
export class Effort {
  constructor(private units: number) {}

  get left(): number {
    return Math.max(0, this.units);
  }

  get isSpent(): boolean {
    return this.units <= 0;
  }

  /** @returns whether it may go on. Units are about as much work as looking at one person. */
  spend(units: number): boolean {
    this.units -= units;
    return this.units > 0;
  }
}

/** In units: to look at a table in a mask of tables. */
export const perTable = 1 / 16;
