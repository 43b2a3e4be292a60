import { Annealing, typicalChange } from './annealing.ts';
import type { Model } from './model.ts';
import { Moves } from './moves.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

/** Smaller plans are searched again and again from the start, larger ones once. */
export const smallPlan = 150;

/** What somebody of priority 1 who waits costs while the search runs, in typical changes. */
const waitingCost = 20;

const isPlaceWorth = ({ placeValues, floor }: Model): boolean =>
  placeValues.length > floor.tables && floor.tables > 1;

/** A seating with what anneals it. */
export class Stage {
  readonly annealing: Annealing;
  /** The temperature at which a typical change is lost once in e times, in points. */
  readonly scale: number;

  constructor(
    readonly seating: Seating,
    random: Random,
    budget: number,
  ) {
    const { model } = seating;
    const moves = new Moves(seating, random, {
      within: 51,
      neighbours: model.seatsMatter ? 20 : 0,
      tables: isPlaceWorth(model) ? 2 : 0,
      guided: model.people < smallPlan ? 102 : 250,
    });
    this.scale = typicalChange(seating, moves);
    const perWaiting = this.scale * waitingCost;
    // A hard rule weighs more than the seats of everybody.
    const prices = { perWaiting, perUnit: perWaiting * 3 * (model.people + 1) };
    this.annealing = new Annealing(seating, moves, random, prices, budget);
  }
}
