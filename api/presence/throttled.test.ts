import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counting = (everyMs = 100) => {
  const ran: number[] = [];
  const call = throttled(async (value: number) => {
    ran.push(value);
    return value;
  }, everyMs);
  return { ran, call };
};

it('runs a single request at once', async () => {
  const { ran, call } = counting();
  expect(await call(1)).toBe(1);
  expect(ran).toEqual([1]);
});

it('runs at a limited rate under load, with the latest request', async () => {
  const { ran, call } = counting();
  await call(0);
  for (let value = 1; value <= 1_000; value += 1) {
    void call(value);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(ran.length).toBeLessThanOrEqual(12);
  expect(ran.at(-1)).toBe(1_000);
});

it('gives everybody who waited the latest result', async () => {
  const { ran, call } = counting();
  await call(1);
  const answers = Promise.all([call(2), call(3)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answers).toEqual([3, 3]);
  expect(ran).toEqual([1, 3]);
});

it('runs once more for requests made while it ran', async () => {
  let finish = () => {};
  const run = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const call = throttled(run, 100);
  void call(undefined);
  await vi.advanceTimersByTimeAsync(500);
  void call(undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
});

it('continues after a failure, which only those are told who caused it', async () => {
  const call = throttled(async (value: string) => {
    if (value === 'bad') throw new Error(value);
    return value;
  }, 100);
  await expect(call('bad')).rejects.toThrow('bad');
  const answer = call('good');
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBe('good');
});
