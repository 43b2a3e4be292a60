import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gathered } from './gathered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = { soonMs: 300, betweenMs: 2_000 };

it('answers many changes at once soon, and once', () => {
  const run = vi.fn();
  const { later } = gathered(run, times);
  for (let n = 0; n < 20; n += 1) later();
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps up with changes that never stop, at its pace', () => {
  const run = vi.fn();
  const { later } = gathered(run, times);
  for (let passed = 0; passed < 10_000; passed += 100) {
    later();
    vi.advanceTimersByTime(100);
  }
  expect(run).toHaveBeenCalledTimes(5);
});

it('is soon again after a rest, and silent once it is stopped', () => {
  const run = vi.fn();
  const { later, stop } = gathered(run, times);
  later();
  vi.advanceTimersByTime(60_000);
  later();
  vi.advanceTimersByTime(300);
  expect(run).toHaveBeenCalledTimes(2);
  later();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});
