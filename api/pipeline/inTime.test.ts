import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns or throws the outcome of the work', async () => {
  expect(await inTime(Promise.resolve('done'))).toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('reports within ten seconds that it is not ready, whatever the work waits for', async () => {
  const answer = inTime(new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toMatchObject({ code: 'NOT_READY' });
});

it('ignores a failure that comes too late', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const answer = inTime(work, 5).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5);
  fail(new Error('much later'));
  expect(await answer).toMatchObject({ code: 'NOT_READY' });
});
