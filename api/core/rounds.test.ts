import { expect, it } from 'vitest';
import { createRounds } from './rounds.ts';

const fulfilled = <T>(value: T): PromiseFulfilledResult<T> => ({ status: 'fulfilled', value });

/** Rounds that last until the test ends them. */
const heldRounds = (most: number) => {
  const seen: string[] = [];
  const letGo: (() => void)[] = [];
  const inRounds = createRounds<number, number>(most, async (key, jobs) => {
    seen.push(`${key}: ${jobs.join(' ')}`);
    await new Promise<void>((resolve) => letGo.push(resolve));
    return jobs.map((job) => fulfilled(job * 10));
  });
  return { seen, inRounds, letGo: () => letGo.shift()?.() };
};

it('starts at once, and gathers later items up to the limit', async () => {
  const { seen, inRounds, letGo } = heldRounds(2);
  const answers = [1, 2, 3, 4].map((job) => inRounds('plan', job));
  expect(seen).toEqual(['plan: 1']);
  letGo();
  expect(await answers[0]).toBe(10);
  expect(seen).toEqual(['plan: 1', 'plan: 2 3']);
  letGo();
  expect(await Promise.all(answers.slice(1, 3))).toEqual([20, 30]);
  letGo();
  expect(await answers[3]).toBe(40);
});

it('does not make different keys wait for each other', () => {
  const { seen, inRounds } = heldRounds(2);
  void inRounds('one', 1);
  void inRounds('other', 2);
  expect(seen).toEqual(['one: 1', 'other: 2']);
});

it('fails the jobs of a failed round, and continues with the next', async () => {
  let rounds = 0;
  const inRounds = createRounds<number, number>(8, async (_key, jobs) => {
    rounds += 1;
    if (rounds === 1) throw new Error('lost');
    return jobs.map((job) =>
      job < 0 ? { status: 'rejected', reason: new Error('negative') } : fulfilled(job),
    );
  });
  const outcomes = await Promise.allSettled([1, 2, -3].map((job) => inRounds('plan', job)));
  expect(outcomes).toEqual([
    { status: 'rejected', reason: new Error('lost') },
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('negative') },
  ]);
});
