import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRefetcher } from './refetcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = { soonMs: 300, betweenMs: 2_000 };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Queries that the test answers by hand. */
const questions = () => {
  const open: { answer: () => void; fail: (error: unknown) => void }[] = [];
  const ask = vi.fn(
    () =>
      new Promise<void>((answer, fail) => {
        open.push({ answer, fail });
      }),
  );
  return { ask, open };
};

it('covers many simultaneous changes with one early run', async () => {
  const run = vi.fn();
  const { later } = createRefetcher(run, times);
  for (let n = 0; n < 20; n += 1) later();
  await pass(299);
  expect(run).not.toHaveBeenCalled();
  await pass(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps its pace while changes never stop', async () => {
  const run = vi.fn();
  const { later } = createRefetcher(run, times);
  for (let passed = 0; passed < 10_000; passed += 100) {
    later();
    await pass(100);
  }
  expect(run).toHaveBeenCalledTimes(5);
});

it('runs early again after a pause, and never after it is stopped', async () => {
  const run = vi.fn();
  const { later, stop } = createRefetcher(run, times);
  later();
  await pass(60_000);
  later();
  await pass(300);
  expect(run).toHaveBeenCalledTimes(2);
  later();
  stop();
  later();
  await pass(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs once more for calls during a run, and never twice at a time', async () => {
  const { ask, open } = questions();
  const { later } = createRefetcher(ask);
  later();
  await pass(0);
  later();
  later();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  open[0]?.answer();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  open[1]?.answer();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('repeats a run without an answer, but not a refused one', async () => {
  const { ask, open } = questions();
  createRefetcher(ask).later();
  await pass(0);
  open[0]?.fail(new TypeError('Failed to fetch'));
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  open[1]?.fail(new CombinedGraphQLErrors({ errors: [{ message: 'Event not found' }] }));
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('repeats a run for which the server was not ready', async () => {
  const { ask, open } = questions();
  createRefetcher(ask).later();
  await pass(0);
  const notReady = { message: 'Try again in a moment', extensions: { code: 'NOT_READY' } };
  open[0]?.fail(new CombinedGraphQLErrors({ errors: [notReady] }));
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
