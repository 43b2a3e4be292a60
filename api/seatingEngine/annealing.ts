import type { Moves } from './moves.ts';
import type { Random } from './random.ts';
import type { Seating } from './seating.ts';

const bitsOfChance = 12;
/**
 * -ln of a random number from 0 to 1: the largest loss to accept at a temperature of 1. Single precision,
 * because the last bits of a logarithm may differ between machines.
 */
const losses = Float64Array.from({ length: 1 << bitsOfChance }, (_, k) =>
  Math.fround(-Math.log((k + 0.5) / (1 << bitsOfChance))),
);

/** The points by which the search values a hard unit and a unit of priority. */
export type Prices = { perUnit: number; perWaiting: number };

/** Accepts or rejects moves of one seating by Metropolis' rule. */
export class Annealing {
  constructor(
    readonly seating: Seating,
    private readonly moves: Moves,
    private readonly random: Random,
    private readonly prices: Prices,
    private readonly budget: number,
  ) {}

  /** Tries moves at a temperature in points. Calls `onGain` for each move that gained. */
  run(temperature: number, iterations: number, onGain: () => void): void {
    this.#run(temperature, iterations, onGain, this.prices, true);
  }

  /**
   * As `run`, at a temperature in hard units. A unit of priority is worth as much as a hard one, and points
   * hardly count.
   */
  runInUnits(temperature: number, iterations: number, onGain: () => void): void {
    const { perUnit } = this.prices;
    this.#run(temperature * perUnit, iterations, onGain, { perUnit, perWaiting: perUnit }, false);
  }

  #run(
    temperature: number,
    iterations: number,
    onGain: () => void,
    { perUnit, perWaiting }: Prices,
    isInPoints: boolean,
  ): void {
    const { seating, moves, random, budget } = this;
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      const least = -temperature * (losses[random.bits() >>> (32 - bitsOfChance)] as number);
      if (isInPoints) seating.least = least;
      if (!moves.propose()) continue;
      const gain = seating.gain(perUnit, perWaiting);
      const isAccepted =
        gain >= least && (seating.moved <= 0 || seating.totalMoved + seating.moved <= budget);
      if (!isAccepted) seating.takeBack();
      else {
        seating.keep();
        if (gain > 0) onGain();
      }
    }
    seating.least = Number.NEGATIVE_INFINITY;
  }
}

/** The median change of a move in points, without hard units and priority; at least 1. */
export const typicalChange = (seating: Seating, moves: Moves): number => {
  const changes: number[] = [];
  for (let sample = 0; sample < 1_600 && changes.length < 400; sample += 1) {
    if (!moves.propose()) continue;
    const change = Math.abs(seating.gain(0, 0));
    if (change > 0) changes.push(change);
    seating.takeBack();
  }
  changes.sort((a, b) => a - b);
  return changes[changes.length >> 1] ?? 1;
};
