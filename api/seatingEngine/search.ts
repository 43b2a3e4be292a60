import { Best } from './best.ts';
import { construct, fixedSeats, seatAll } from './construct.ts';
import { EverySeating } from './everySeating.ts';
import { Feuds } from './feuds.ts';
import { anew, continuing, doubledUntil, fewestFor, type Legs, legAt } from './legs.ts';
import type { Model } from './model.ts';
import { Polish } from './polish.ts';
import { Random } from './random.ts';
import { retreat } from './retreat.ts';
import { Seating } from './seating.ts';
import { Stage, smallPlan } from './stage.ts';
import { stepSize } from './stepSize.ts';
import type { Worth } from './worth.ts';

/** The share of the planned iterations that a large plan spends on tables before seats. */
const shareOfTables = 0.65;

/** Temperatures in typical changes, from the first iteration to the last. */
type Schedule = { hot: number; cold: number };
const small: Schedule = { hot: 0.8, cold: 0.03 };
const large: Schedule = { hot: 0.5, cold: 0.045 };
const tablesFirst: Schedule = { hot: 0.4, cold: 0.12 };
const seatsAfterTables: Schedule = { hot: 0.07, cold: 0.025 };
/** A search from the present seating stays near it, unless more heat finds something better. */
const warm: Schedule = { hot: 0.05, cold: 0.03 };
/** More heat for a poor seating: much if few people may move, because then nobody else leaves their seat. */
const mending = { fewMay: 0.8, allMay: 0.2 };
/** The heat of a leg that continues another, as a share. */
const reheated = 0.8;

/**
 * The exchanges that the last descent may try: half as many as the search had iterations, within these
 * bounds. Most take a fifth of the time of an iteration.
 */
const fewestTries = 60_000;
const mostTriesEver = 1_000_000;

/** Every seating of the plan is tried as soon as that takes so many exchanges for each iteration so far. */
const triesPerIteration = 2;

/** From this share of a leg on, people leave their seats if hard rules are still broken. */
const untilRetreat = 0.25;

/**
 * If people still wait after the first legs, though there are seats for them, the next leg considers hard rules
 * alone until people leave: among feuds from the second leg on, otherwise at temperatures in hard units.
 * `fromFirst` is its start in lengths of the first leg.
 */
const inUnits = { hot: 0.5, cold: 0.14, untilRetreat: 0.5, fromFirst: 8 };

/** A search that ends before `settled` iterations may take `mostSettling` more steps to meet hard rules. */
const settled = 32 * stepSize;
const mostSettling = 16;

/** Code still gets faster while the possible iterations grow by more than this factor between two legs. */
const faster = 1.2;
/** Meanwhile a leg starts if at least half of it is expected to fit. */
const worthTrying = 1.5;

const roundUp = (iterations: number): number => Math.ceil(iterations / stepSize) * stepSize;

/**
 * The temperature at a share of the schedule. Single precision, because the last bits of a power may differ
 * between machines.
 */
const temperature = (scale: number, { hot, cold }: Schedule, share: number): number =>
  Math.fround(scale * hot * (cold / hot) ** Math.min(1, share));

/** Whether moves cost anything, so that the search starts from the present seating. */
const isWarm = ({ moves, seated }: Model): boolean =>
  (moves.toOtherTable > 0 || moves.withinTable > 0 || Number.isFinite(moves.budget)) &&
  seated.some((seat) => seat >= 0);

/**
 * The number of further iterations that the time allows after those done. `isPartToCome` says whether a part
 * of them has not started yet.
 */
export type More = (done: number, isPartToCome: boolean) => number;

export type SearchOptions = {
  seed: number;
  /** Iterations, or a function that the search calls between legs. */
  planned: number | More;
  /**
   * The seating to start from (seats by person) in place of the present one, or `anew`, whatever moves cost.
   */
  start?: Int32Array | 'anew' | undefined;
  /** The most people who may move, in place of the model's budget. */
  budget?: number | undefined;
};

/**
 * Simulated annealing in steps of 1,024 iterations. Model, seed and `planned` iterations determine every
 * random draw, so the same three lead to the same seats after the same number of iterations. The result is
 * never worse than the present seating.
 */
export class Search {
  readonly best: Best;
  /** Iterations so far. */
  done = 0;
  readonly #random: Random;
  readonly #seating: Seating;
  readonly #more: More | undefined;
  /** The planned iterations as far as known. */
  #planned: number;
  /** The iterations that were possible by the latest estimate. */
  #possible = 0;
  /** The iterations of doubled legs, and of legs that decide on tables alone. */
  #doubled = 0;
  #tablesUntil = 0;
  readonly #tables: { stage: Stage; best: Best } | undefined;
  /** Created when needed, because after the tables, its typical change is that of a good seating. */
  #seats: Stage | undefined;
  readonly #schedule: Schedule;
  readonly #isWarm: boolean;
  /**
   * Whether legs start anew, because the plan is small. A leg nevertheless continues the previous one
   * while that leaves hard rules broken or somebody waiting. A search from a present seating always continues.
   */
  readonly #isRestarted: boolean;
  /** Whether the present leg started anew. */
  #isAnew = false;
  /** Whether a warm search takes more heat, and the best worth at the start of the leg. */
  #isMending = false;
  #worthBefore: Worth | undefined;
  /** Whether people have left their seats in this leg because hard rules could not be met. */
  #isRetreated = false;
  /** Whether this leg considers hard rules alone at first, and whether such a leg was in vain. */
  #isStuck = false;
  #isInVain = false;
  /** The search for tables among feuds, once people wait in a plan that has some. */
  #feuds: Feuds | undefined;
  /** How many people waited in the best seating at the start of the leg. */
  #waitingBefore = 0;
  /** Whether every seating has been tried. */
  #isCertain = false;
  /** The hard units and the priority of the best seating at the start of the leg. */
  #openBefore = 0;

  constructor(
    readonly model: Model,
    private readonly options: SearchOptions,
  ) {
    const { seed, planned, start } = options;
    this.#random = new Random(seed);
    this.#isWarm = start === undefined ? isWarm(model) : start !== 'anew';
    this.#isRestarted = model.people < smallPlan && !this.#isWarm;
    this.#seating = new Seating(model);
    seatAll(this.#seating, start instanceof Int32Array ? start : model.seated);
    this.best = new Best(this.#seating);
    if (model.tablesFirst && !this.#isWarm) {
      const tables = new Seating(model.tablesFirst);
      this.#construct(tables);
      seatAll(this.#seating, tables.seatOf);
      this.#tables = { stage: this.#stageOf(tables), best: new Best(tables) };
    } else this.#construct(this.#seating);
    this.best.note(this.#seating);
    const cool = this.#tables ? seatsAfterTables : this.#isRestarted ? small : large;
    this.#schedule = this.#isWarm ? warm : cool;

    const isOpenEnded = typeof planned === 'function';
    this.#more = isOpenEnded ? planned : undefined;
    this.#planned = 0;
    this.#plan(isOpenEnded ? this.#fewest(1) : planned);
    this.#more?.(0, true);
  }

  /** The planned iterations, or the fewest if the plan is still open. */
  get planned(): number {
    return this.#planned;
  }

  get share(): number {
    return Math.min(1, this.done / this.#planned);
  }

  /** Runs to the end, or until `isOver` returns true between two steps. */
  run(isOver: () => boolean = () => false): Best {
    while (this.done < this.#planned && !isOver()) this.step();
    this.finish();
    return this.best;
  }

  step(): void {
    if (this.#tables && this.#isAtTables)
      this.#stepLeg(this.#tables, tablesFirst, this.#tablesUntil);
    else this.#stepSeats(this.done - this.#tablesUntil);
    this.done += stepSize;
    const isTurn = !this.#isCertain && Number.isInteger(Math.log2(this.done));
    if (isTurn) this.#tryAll(this.done * triesPerIteration);
    if (this.#more) this.#planMore(this.#more);
    if (this.#tables && this.done === this.#tablesUntil) this.#takeTables(this.#tables.best);
  }

  /**
   * Descends from the best seating so far, with at most this many exchanges. Call it once, after the last
   * step.
   */
  finish(mostTries = Math.max(fewestTries, Math.min(this.done >> 1, mostTriesEver))): void {
    if (this.#isCertain) return;
    const seating = this.#seating;
    if (this.#tables && this.#isAtTables) {
      const { hard, waiting } = this.#tables.best.worth;
      if (hard + waiting > 0) this.#settle(this.#tables);
      this.#takeTables(this.#tables.best);
    } else seatAll(seating, this.best.seatOf);
    this.#settle({ stage: this.#seatsStage(), best: this.best });
    if (this.#tryAll(mostTries)) return;
    seatAll(seating, this.best.seatOf);
    new Polish(seating, mostTries, this.#budget).run();
    this.best.note(seating);
  }

  /** Tries every seating if that takes at most so many exchanges. Returns whether the best is certain. */
  #tryAll(mostTries: number): boolean {
    const all = new EverySeating(this.#seating, this.best, this.#budget);
    this.#isCertain = all.isWithin(mostTries);
    if (this.#isCertain) all.run();
    return this.#isCertain;
  }

  /**
   * Continues without heat until hard rules are met, for a search that ended early or before it came to the
   * seats. If that fails, people leave.
   */
  #settle({ stage, best }: { stage: Stage; best: Best }): void {
    const { annealing, scale, seating } = stage;
    const t = temperature(scale, tablesFirst, 1);
    const mostSteps = this.done < settled || this.#isAtTables ? mostSettling : 0;
    const isOpen = () => seating.isBroken || seating.inPool.size > 0;
    for (let step = 0; step < mostSteps && isOpen(); step += 1)
      annealing.run(t, stepSize, () => best.note(seating));
    retreat(seating, this.#budget);
    best.note(seating);
  }

  get #legs(): Legs {
    return this.#isRestarted ? anew : continuing;
  }

  get #isAtTables(): boolean {
    return this.done < this.#tablesUntil;
  }

  get #budget(): number {
    return this.options.budget ?? this.model.moves.budget;
  }

  #stageOf(seating: Seating): Stage {
    return new Stage(seating, this.#random, this.#budget);
  }

  #seatsStage(): Stage {
    this.#seats ??= this.#stageOf(this.#seating);
    return this.#seats;
  }

  #construct(seating: Seating): void {
    seatAll(seating, this.#isWarm ? this.best.seatOf : fixedSeats(this.model));
    construct(seating, this.#random);
  }

  /** The fewest planned iterations that complete the present leg. */
  #fewest(iterations: number): number {
    const { to } = legAt(iterations - 1, Number.POSITIVE_INFINITY, this.#legs);
    return fewestFor(to, this.#legs);
  }

  #plan(planned: number): void {
    this.#planned = planned;
    this.#doubled = doubledUntil(planned, this.#legs);
    this.#tablesUntil = this.#tables
      ? Math.max(this.#doubled, roundUp(planned * shareOfTables))
      : 0;
  }

  /**
   * Plans more at the end of a leg, as long as there is time. The possible iterations are underestimated
   * while code is being compiled. Meanwhile the last leg of a small plan is as long as all before it, so
   * that more can follow.
   */
  #planMore(more: More): void {
    const { done } = this;
    const isAtEnd = this.#isRestarted && done === this.#planned && done === 2 * this.#doubled;
    if (done !== this.#doubled && !isAtEnd) return;
    const next = fewestFor(2 * done, this.#legs);
    const possible = roundUp(done + more(done, this.#tables !== undefined));
    const isGrowing = this.#isRestarted && possible > faster * this.#possible;
    this.#possible = possible;
    if (possible >= next) this.#plan(next);
    else if (isGrowing) {
      if (isAtEnd && possible >= worthTrying * done) this.#plan(2 * done);
    } else if (!isAtEnd || possible >= fewestFor(done, this.#legs))
      this.#plan(Math.max(this.#planned, possible));
  }

  /**
   * The next step of a leg. Each leg starts with everybody seated who finds a seat, and ends cold. The last leg
   * ends at `end`.
   */
  #stepLeg({ stage, best }: { stage: Stage; best: Best }, schedule: Schedule, end: number): void {
    const { seating, annealing, scale } = stage;
    const onGain = () => best.note(seating);
    const { from, to } =
      this.done < this.#doubled
        ? legAt(this.done, this.#doubled, this.#legs)
        : { from: this.#doubled, to: end };
    if (this.#isWarm && this.done === from) this.#judgeHeat(from, seating);
    if (this.done === from) {
      this.#judgeStuck(from, best);
      this.#beginLeg(from, seating, best);
    }
    const share = (this.done - from) / (to - from);
    const until = this.#isStuck ? inUnits.untilRetreat : untilRetreat;
    this.#retreatAt(share, seating, best, until);
    if (this.#isStuck && share < until && this.#feuds?.isDone === false)
      this.#stepFeuds(this.#feuds, seating, best);
    else if (this.#isStuck && share < until)
      annealing.runInUnits(temperature(1, inUnits, share / until), stepSize, onGain);
    else {
      const cooling = { hot: this.#hotOf(from, schedule), cold: schedule.cold };
      annealing.run(temperature(scale, cooling, share), stepSize, onGain);
    }
  }

  #stepFeuds(feuds: Feuds, seating: Seating, best: Best): void {
    feuds.step();
    if (!feuds.isDone) return;
    this.#takeFeuds(feuds, seating);
    best.note(seating);
    this.#isStuck = false;
  }

  /** Continues with the tables found among feuds, unless more people wait there. */
  #takeFeuds(feuds: Feuds, seating: Seating): void {
    if (feuds.fewest <= this.#waitingBefore) seatAll(seating, feuds.seats());
  }

  /**
   * Legs consider hard rules alone at first: among feuds until no more people wait than must, otherwise until such
   * a leg seats nobody more.
   */
  #judgeStuck(from: number, { worth, seatOf }: Best): void {
    const open = worth.hard + worth.waiting;
    const isAmongFeuds = () => this.#feuds?.isDone === false;
    if (this.#isStuck && !isAmongFeuds() && open >= this.#openBefore) this.#isInVain = true;
    this.#openBefore = open;
    const { people, floor } = this.model;
    const waiting = seatOf.reduce((count, seat) => (seat < 0 ? count + 1 : count), 0);
    this.#waitingBefore = waiting;
    const mightSit = !this.#isWarm && from > 0 && waiting > Math.max(0, people - floor.seats);
    if (mightSit) this.#feuds ??= Feuds.of(this.model, this.#random, seatOf);
    const isLate = from >= inUnits.fromFirst * this.#legs.first;
    this.#isStuck = mightSit && (isAmongFeuds() || (isLate && !this.#isInVain));
  }

  #hotOf(from: number, { hot, cold }: Schedule): number {
    if (from === 0 || this.#isAnew) return hot;
    return this.#isMending ? this.#mendingHeat : Math.max(cold, hot * reheated);
  }

  #beginLeg(from: number, seating: Seating, best: Best): void {
    const isOpen = [this.best.worth, seating.worth()].some(
      ({ hard, waiting }) => hard + waiting > 0,
    );
    this.#isAnew = this.#isRestarted && !isOpen;
    if (this.#isAnew && from > 0) this.#construct(seating);
    else if (Math.min(seating.inPool.size, seating.freeSeats.size) > 0)
      construct(seating, this.#random);
    best.note(seating);
  }

  /** The second leg is hotter, and so are later ones until one finds nothing better. */
  #judgeHeat(from: number, seating: Seating): void {
    if (from === this.#legs.first) this.#isMending = from < this.#doubled;
    else if (this.#isMending && this.best.worth === this.#worthBefore) {
      this.#isMending = false;
      seatAll(seating, this.best.seatOf);
    }
    this.#worthBefore = this.best.worth;
  }

  get #mendingHeat(): number {
    return Number.isFinite(this.#budget) ? mending.fewMay : mending.allMay;
  }

  /** Once in each leg, lets people leave if hard rules are not met. */
  #retreatAt(share: number, seating: Seating, best: Best, until = untilRetreat): void {
    if (share >= until && !this.#isRetreated) {
      if (this.#isStuck && this.#feuds?.isDone === false) this.#takeFeuds(this.#feuds, seating);
      retreat(seating, this.#budget);
      // A move is only noted if it gains, and perhaps none does any more.
      best.note(seating);
    }
    this.#isRetreated = share >= until;
  }

  /** Continues with seats from the result for tables. */
  #takeTables(tables: Best): void {
    seatAll(this.#seating, tables.seatOf);
    this.best.note(this.#seating);
  }

  #stepSeats(iterations: number): void {
    const seating = this.#seating;
    const stage = this.#seatsStage();
    if (!this.#tables) {
      this.#stepLeg({ stage, best: this.best }, this.#schedule, this.#planned);
      return;
    }
    const length = Math.max(stepSize, this.#planned - this.#tablesUntil);
    const t = this.#heat(iterations / length, stage);
    stage.annealing.run(t, stepSize, () => this.best.note(seating));
  }

  /** The temperature at a share of a search without legs. */
  #heat(share: number, { seating, scale }: Stage): number {
    this.#retreatAt(share, seating, this.best);
    return temperature(scale, this.#schedule, share);
  }
}
