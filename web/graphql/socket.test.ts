import { expect, it } from 'vitest';
import { msBeforeRetry } from './socket.ts';

it('reconnects after a random delay, which grows with each try', () => {
  const spread = (retries: number) => [0, 1].map((chance) => msBeforeRetry(retries, chance));
  expect([0, 1, 2, 10].map(spread)).toEqual([
    [250, 3_000],
    [250, 6_000],
    [250, 12_000],
    [250, 15_000],
  ]);
});
