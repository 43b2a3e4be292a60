import { expect, it } from 'vitest';
import { createTurns, createTurnsByKey } from './turns.ts';

it('runs everything in order, with limited concurrency, even after failures', async () => {
  const inTurn = createTurns(3);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inTurn(async () => {
        begun.push(n);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (n % 4 === 0) throw new Error('refused');
        return n;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5);
});

it('yields to the event loop between two waiting jobs', async () => {
  const inTurn = createTurns(1);
  let done = 0;
  const all = Array.from({ length: 100 }, () =>
    inTurn(async () => {
      done += 1;
    }),
  );
  await new Promise(setImmediate);
  expect(done).toBeLessThan(100);
  await Promise.all(all);
});

it('does not make one key wait for another', async () => {
  const inTurn = createTurnsByKey(2);
  const begun: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const all = ['a', 'a', 'a', 'a', 'b'].map((key) =>
    inTurn(key, async () => {
      begun.push(key);
      await finished;
    }),
  );
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'a', 'b']);
  finish();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'a', 'b', 'a', 'a']);
});
