import type { SeatingInput } from '../../api/seatingEngine/input.ts';
import { ProposalLadder, SeatingProposal } from '../../api/seatingEngine/propose.ts';
import { compareWorth } from '../../api/seatingEngine/worth.ts';
import { type ProposalScore, scoreOfProposal } from '../harness/proposalScore.ts';
import { processorMilliseconds } from './processorTime.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import { readInstance } from './seatingInstance.ts';
import type { Section } from './section.ts';

const budgets = [0, 5, 20, Number.POSITIVE_INFINITY];
const moves = { toOtherTable: 25, withinTable: 8 };
const within = (seconds: number) => ({ seconds, now: processorMilliseconds });

/** After all are seated, every fortieth person cancels, and every fortieth joins. */
const changed = (input: SeatingInput, seed: number): SeatingInput => {
  const hasCancelled = (index: number) => index % 40 === seed % 40;
  const isNew = (index: number) => index % 40 === (seed + 20) % 40;
  const before = {
    ...input,
    people: input.people.map((one, index) => ({ ...one, held: isNew(index) })),
  };
  const options = { scope: 'all' as const, seed, planned: within(5) };
  const { assignments } = new SeatingProposal(before, options).run();
  const seatOf = new Map(assignments.map(([seat, person]) => [person, seat]));
  const people = input.people.map((one, index) => ({
    ...one,
    seat: hasCancelled(index) ? null : seatOf.get(one.id),
    held: hasCancelled(index),
  }));
  return { ...input, people };
};

const laddered = (input: SeatingInput, seed: number, seconds: number): ProposalScore[] => {
  const planned = within(seconds);
  const options = { scope: 'all' as const, seed, planned };
  const priced = { ...input, moves: { ...input.moves, ...moves } };
  const rungs = new ProposalLadder(priced, options, budgets).run();
  return rungs.map((rung) => scoreOfProposal(priced, rung));
};

const isSound = (rungs: readonly ProposalScore[]): boolean =>
  rungs.every(({ worth, moved }, rung) => {
    const before = rungs[rung - 1];
    const isNotWorse = !before || compareWorth(worth, before.worth) >= 0;
    return isNotWorse && moved <= (budgets[rung] as number);
  });

/**
 * Re-solves a plan of which a twentieth has changed: the result of a second for each move budget, beside
 * a run ten times as long.
 */
export const seatingResolve: Section = async ({ rounds, say }) => {
  const results: Result[] = [];
  for (const name of ['gala-180', 'summit-1200']) {
    say(`${name}, seated again`);
    const shares: number[][] = budgets.map(() => []);
    let sound = 0;
    const seeds = Array.from({ length: Math.min(rounds, 3) }, (_, index) => index + 1);
    for (const seed of seeds) {
      const input = changed(readInstance(`tests/data/seating/${name}.json`), seed);
      const rungs = laddered(input, seed, 1);
      const long = laddered(input, seed + 100, 10);
      if (isSound(rungs) && isSound(long)) sound += 1;
      rungs.forEach(({ worth }, rung) => {
        const best = Math.max(worth.points, (long[rung] as ProposalScore).worth.points);
        shares[rung]?.push((100 * worth.points) / best);
      });
    }
    results.push({
      kind: 'budget',
      name: `seating ${name} again: budgets kept, none worse than a smaller one`,
      unit: `of ${seeds.length} runs`,
      budget: { atLeast: seeds.length },
      measured: spreadOf([sound]),
    });
    budgets.forEach((budget, rung) => {
      results.push({
        kind: 'budget',
        name: `seating ${name} again: share of ten times as long, ${Number.isFinite(budget) ? budget : 'all'} may move`,
        unit: '%',
        budget: { atLeast: 99.7 },
        measured: spreadOf(shares[rung] as number[]),
      });
    });
  }
  return results;
};
