import { Best } from './best.ts';
import { construct, fixedSeats, seatAll } from './construct.ts';
import type { Model } from './model.ts';
import { Polish } from './polish.ts';
import { Random } from './random.ts';
import { Seating } from './seating.ts';
import { Stage, smallPlan } from './stage.ts';

/** Iterations of one step. */
export const stepSize = 1_024;

/** Of the iterations planned, how many a large plan spends on tables before it looks at seats. */
const shareOfTables = 0.7;

/** Temperatures in typical changes, from the first iteration to the last. */
type Schedule = { hot: number; cold: number };
const small: Schedule = { hot: 0.8, cold: 0.03 };
const large: Schedule = { hot: 0.5, cold: 0.1 };
const tablesFirst: Schedule = { hot: 0.4, cold: 0.1 };
const seatsAfterTables: Schedule = { hot: 0.15, cold: 0.03 };
/** Where few are to move, the search stays near the present seating. */
const warm: Schedule = { hot: 0.05, cold: 0.03 };

/** Iterations of one start of a small plan. */
const perRestart = (people: number): number => 40_000 + 2_000 * people;

/** Exchanges that the last descent may try in any case; more after a long search. */
const fewestTries = 50_000;

const roundUp = (iterations: number): number => Math.ceil(iterations / stepSize) * stepSize;

/** In single precision: the last bits of a power may differ from machine to machine. */
const temperature = (scale: number, { hot, cold }: Schedule, share: number): number =>
  Math.fround(scale * hot * (cold / hot) ** Math.min(1, share));

/** Whether moves cost anything: then the search starts from the present seating. */
const isWarm = ({ moves, seated }: Model): boolean =>
  (moves.toOtherTable > 0 || moves.withinTable > 0 || Number.isFinite(moves.budget)) &&
  seated.some((seat) => seat >= 0);

/**
 * Simulated annealing in steps of 1,024 iterations. All that it draws depends on the model, the seed and
 * `planned` (iterations) alone: the same three give the same seats after the same number of iterations.
 * The result is never worse than the present seating.
 */
export class Search {
  readonly best: Best;
  /** Iterations so far. */
  done = 0;
  readonly #random: Random;
  readonly #seats: Stage;
  readonly #tables: { stage: Stage; best: Best; until: number } | undefined;
  readonly #schedule: Schedule;
  readonly #roundLength: number;
  readonly #isWarm: boolean;

  /** `start` is a seating to go on from (seats by person), in place of the present one. */
  constructor(
    readonly model: Model,
    seed: number,
    readonly planned: number,
    start?: Int32Array,
  ) {
    this.#random = new Random(seed);
    this.#isWarm = start !== undefined || isWarm(model);
    const first = new Seating(model);
    seatAll(first, start ?? model.seated);
    this.best = new Best(first);
    if (!this.#isWarm) seatAll(first, fixedSeats(model));
    this.best.note(first);
    construct(first, this.#random);
    this.best.note(first);

    this.#seats = new Stage(model, this.#random, first.seatOf);
    if (model.tablesFirst && !this.#isWarm) {
      const stage = new Stage(model.tablesFirst, this.#random, first.seatOf);
      const until = roundUp(planned * shareOfTables);
      this.#tables = { stage, best: new Best(stage.seating), until };
    }
    const isSmall = model.people < smallPlan;
    const rounds = isSmall ? Math.max(1, Math.round(planned / perRestart(model.people))) : 1;
    this.#roundLength = roundUp((planned - (this.#tables?.until ?? 0)) / rounds);
    const cool = this.#tables ? seatsAfterTables : isSmall ? small : large;
    this.#schedule = this.#isWarm ? warm : cool;
  }

  get share(): number {
    return Math.min(1, this.done / this.planned);
  }

  /** Runs to the end, or until `isOver` says so between two steps. */
  run(isOver: () => boolean = () => false): Best {
    while (this.done < this.planned && !isOver()) this.step();
    this.finish();
    return this.best;
  }

  step(): void {
    if (this.#tables && this.done < this.#tables.until) this.#stepTables(this.#tables);
    else this.#stepSeats(this.done - (this.#tables?.until ?? 0));
    this.done += stepSize;
  }

  /**
   * Takes the best so far and descends from it, trying so many exchanges at most. To be called once,
   * when no more steps follow.
   */
  finish(mostTries = Math.max(fewestTries, this.planned >> 4)): void {
    if (this.#tables && this.done < this.#tables.until) this.#takeTables(this.#tables.best);
    const { seating } = this.#seats;
    seatAll(seating, this.best.seatOf);
    new Polish(seating, mostTries).run();
    this.best.note(seating);
  }

  #stepTables({ stage, best, until }: { stage: Stage; best: Best; until: number }): void {
    const t = temperature(stage.scale, tablesFirst, this.done / until);
    stage.annealing.run(t, stepSize, () => best.note(stage.seating));
    if (this.done + stepSize >= until) this.#takeTables(best);
  }

  /** The seats go on from where the tables ended. */
  #takeTables(tables: Best): void {
    seatAll(this.#seats.seating, tables.seatOf);
    this.best.note(this.#seats.seating);
  }

  #stepSeats(iterations: number): void {
    const round = iterations % this.#roundLength;
    if (round === 0 && iterations > 0) this.#restart();
    const { annealing, scale, seating } = this.#seats;
    const t = temperature(scale, this.#schedule, round / this.#roundLength);
    annealing.run(t, stepSize, () => this.best.note(seating));
  }

  #restart(): void {
    const { seating } = this.#seats;
    seatAll(seating, this.#isWarm ? this.best.seatOf : fixedSeats(this.model));
    construct(seating, this.#random);
    this.best.note(seating);
  }
}
