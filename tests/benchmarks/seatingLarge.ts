import { compile } from '../../api/seatingEngine/compile.ts';
import { explained } from '../../api/seatingEngine/explain/explained.ts';
import { explainSeat } from '../../api/seatingEngine/explain/seat.ts';
import type { SeatingInput } from '../../api/seatingEngine/input.ts';
import { SeatingProposal } from '../../api/seatingEngine/propose.ts';
import { resolve } from '../../api/seatingEngine/resolve.ts';
import {
  createWorkerPool,
  discarding,
  RunStopped,
} from '../../api/seatingProposals/workers/pool.ts';
import { processorMilliseconds } from './processorTime.ts';
import type { Result } from './report.ts';
import { spreadOf } from './rounds.ts';
import { inputOf } from './seatingInstance.ts';
import { congressPlan } from './seatingPlans.ts';
import type { Section } from './section.ts';

const people = 5_000;
const explanations = 200;

const compiledIn = (input: SeatingInput): number => {
  const began = processorMilliseconds();
  compile(resolve(input));
  return processorMilliseconds() - began;
};

/** Milliseconds from cancelling in the middle of a run until it has ended. */
const cancelledIn = async (input: SeatingInput, reason?: symbol): Promise<number> => {
  const pool = createWorkerPool(1);
  try {
    const controller = new AbortController();
    let progressed: () => void = () => undefined;
    const progress = new Promise<void>((resolve) => {
      progressed = resolve;
    });
    const task = { input, scope: 'all' as const, seed: 1, seconds: 30 };
    const answer = pool.run('run', task, {
      signal: controller.signal,
      onProgress: ({ share }) => share > 0.05 && progressed(),
    });
    await progress;
    const began = performance.now();
    controller.abort(reason);
    // A worker that gets no processor for seconds is terminated: then it took that long.
    await answer.catch((error) => {
      if (!(error instanceof RunStopped)) throw error;
    });
    return performance.now() - began;
  } finally {
    await pool.close();
  }
};

/** By how many megabytes the process grows while it seats everybody. */
const memoryOf = (input: SeatingInput) => {
  const before = process.memoryUsage();
  const proposal = new SeatingProposal(input, { scope: 'all', seed: 1, planned: 200 * 1_024 });
  let most = 0;
  while (proposal.share < 1) {
    proposal.step();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, heapUsed - before.heapUsed + arrayBuffers - before.arrayBuffers);
  }
  return { megabytes: most / 2 ** 20, assignments: proposal.finish().assignments };
};

/** What a congress of 5,000 costs apart from the search itself. */
export const largeSeating: Section = async ({ rounds, say }) => {
  say('a congress of 5,000: compiling, memory, cancelling, explaining');
  const input = inputOf(congressPlan(people, 20_261_122));
  // Measured first, while there is little garbage of other sections that would count as already there.
  const { megabytes, assignments } = memoryOf(input);
  const compiling: number[] = [];
  const discarded: number[] = [];
  const kept: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    compiling.push(compiledIn(input));
    discarded.push(await cancelledIn(input, discarding));
    kept.push(await cancelledIn(input));
  }
  const seating = explained(input, new Map(assignments.map(([seat, person]) => [person, seat])));
  const explaining = Array.from({ length: explanations }, (_, index) => {
    const began = processorMilliseconds();
    explainSeat(seating, `p${1 + ((index * 2_657) % people)}`);
    return processorMilliseconds() - began;
  });
  const budget = (what: string, unit: string, most: number, values: number[]): Result => ({
    kind: 'budget',
    name: `seating 5,000: ${what}`,
    unit,
    budget: most,
    measured: spreadOf(values),
  });
  return [
    budget('compiled, processor time', 'ms', 300, compiling),
    budget('memory of a run, garbage included', 'MB', 100, [megabytes]),
    budget('from cancelling to the end of the run', 'ms', 100, discarded),
    budget('from cancelling to the best so far', 'ms', 500, kept),
    budget('one explanation, processor time', 'ms', 50, explaining),
  ];
};
