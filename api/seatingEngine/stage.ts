import { Annealing, typicalChange } from './annealing.ts';
import type { Model } from './model.ts';
import { Moves } from './moves.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/**
 * Below this number of people, each leg of a search starts anew. In larger plans, it continues the
 * previous one.
 */
export const smallPlan = 150;

/** The cost of a waiting person of priority 1 during the search, in typical changes. */
const waitingCost = 20;

/** Whether it matters for anybody which table they sit at, whoever else is there. */
export const isPlaceWorth = ({ placeValues, floor }: Model): boolean =>
  placeValues.length > floor.tables && floor.tables > 1;

/** A seating and its annealing. */
export class Stage {
  readonly annealing: Annealing;
  /** The temperature, in points, at which a loss of a typical change is accepted once in e times. */
  readonly scale: number;

  constructor(
    readonly seating: Seating,
    random: Random,
    budget: number,
  ) {
    const { model } = seating;
    const mix = {
      within: 51,
      neighbours: model.seatsMatter ? 20 : 0,
      tables: isPlaceWorth(model) ? 2 : 0,
      guided: model.people < smallPlan ? 102 : 250,
    };
    const moves = new Moves(seating, random, mix, budget);
    this.scale = typicalChange(seating, moves);
    const perWaiting = this.scale * waitingCost;
    // A hard unit costs more than leaving everybody without a seat.
    const prices = { perWaiting, perUnit: perWaiting * 3 * (model.people + 1) };
    this.annealing = new Annealing(seating, moves, random, prices, budget);
  }
}
