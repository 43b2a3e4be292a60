import { construct, placeFixed } from './construct.ts';
import type { Model } from './model.ts';
import { type MoveMix, Moves } from './moves.ts';
import { Random } from './random.ts';
import { compareWorth, Seating, type Worth } from './seating.ts';

const logarithms = Float64Array.from({ length: 4_096 }, (_, k) => -Math.log((k + 0.5) / 4_096));
export const stepSize = 1_024;
const smallPlan = 150;

export type Found = { seatOf: Int32Array; worth: Worth };

export type Tuning = {
  hot: number;
  cold: number;
  perRestart: number;
  mix: Partial<MoveMix>;
  unit: number;
};

/**
 * Simulated annealing over seats, in steps of 1,024 iterations. All that it draws depends on the
 * seed and on `planned` alone, so the same model, seed and plan give the same seats after the same
 * number of iterations.
 */
export class Search {
  readonly #seating: Seating;
  readonly #random: Random;
  readonly #moves: Moves;
  readonly #perWaiting: number;
  readonly #perUnit: number;
  readonly #scale: number;
  readonly #restartEvery: number;
  best: Found;
  done = 0;

  constructor(
    readonly model: Model,
    seed: number,
    readonly planned: number,
    tuning: Partial<Tuning> = {},
  ) {
    const isSmall = model.people < smallPlan;
    this.#hot = tuning.hot ?? (isSmall ? 0.8 : 0.25);
    this.#cold = tuning.cold ?? 0.03;
    this.#random = new Random(seed);
    this.#seating = new Seating(model);
    this.#moves = new Moves(this.#seating, this.#random, {
      within: 51,
      neighbours: 20,
      tables: model.floor.tables > 1 && model.placeValues.length > model.floor.tables ? 2 : 0,
      guided: isSmall ? 102 : 230,
      ...tuning.mix,
    });
    placeFixed(this.#seating, model);
    this.best = { seatOf: this.#seating.seatOf.slice(), worth: this.#seating.worth() };
    construct(this.#seating, this.#random, 1e6);
    this.#note();
    this.#scale = this.#typicalChange();
    this.#perWaiting = this.#scale * (tuning.unit ?? 20);
    this.#perUnit = this.#perWaiting * 3 * (model.people + 1);
    const rounds = isSmall
      ? Math.max(1, Math.round(planned / (tuning.perRestart ?? 40_000 + 2_000 * model.people)))
      : 1;
    this.#restartEvery = Math.ceil(planned / rounds / stepSize) * stepSize;
  }
  readonly #hot: number;
  readonly #cold: number;

  get share(): number {
    return Math.min(1, this.done / this.planned);
  }

  /** Runs to the end, or until `isOver` says so between two steps. */
  run(isOver: () => boolean = () => false): Found {
    while (this.done < this.planned && !isOver()) this.step();
    this.finish();
    return this.best;
  }

  step(): void {
    const round = this.done % this.#restartEvery;
    if (round === 0 && this.done > 0) this.#restart();
    const share = round / this.#restartEvery;
    const t = this.#scale * this.#hot * (this.#cold / this.#hot) ** share;
    this.#anneal(t, stepSize);
    this.done += stepSize;
    if (this.done % this.#restartEvery === 0) this.#descend();
  }

  finish(): void {
    if (this.done % this.#restartEvery !== 0) this.#descend();
  }

  #anneal(t: number, iterations: number): void {
    const seating = this.#seating;
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      const limit = -t * (logarithms[this.#random.bits() >>> 20] as number);
      if (!this.#moves.propose()) continue;
      const gain = seating.gain(this.#perUnit, this.#perWaiting);
      if (gain >= limit) {
        seating.keep();
        if (gain > 0) this.#note();
      } else seating.takeBack();
    }
  }

  #bestScalar = Number.NEGATIVE_INFINITY;
  #note(): void {
    const worth = this.#seating.worth();
    if (compareWorth(worth, this.best.worth) <= 0) return;
    this.best.worth = worth;
    this.best.seatOf.set(this.#seating.seatOf);
  }

  #descend(): void {
    const calm = Math.min(this.planned >> 5, 200 * this.model.people) | 0;
    this.#anneal(0, calm);
  }

  #restart(): void {
    const seating = this.#seating;
    for (let person = 0; person < this.model.people; person += 1) {
      if (this.model.fixed[person] === 1) continue;
      seating.begin();
      seating.relocate(person, -1);
      seating.keep();
    }
    construct(seating, this.#random, 1e6);
    this.#note();
  }

  /** The median of what moves change, in points; hard units count one point here. */
  #typicalChange(): number {
    const changes: number[] = [];
    for (let sample = 0; sample < 4_000 && changes.length < 1_000; sample += 1) {
      if (!this.#moves.propose()) continue;
      const change = Math.abs(this.#seating.gain(0, 0));
      if (change > 0) changes.push(change);
      this.#seating.takeBack();
    }
    changes.sort((a, b) => a - b);
    return changes[changes.length >> 1] ?? 1;
  }
}
