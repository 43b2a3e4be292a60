import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const counted = () => {
  const over = vi.fn();
  return { over, clock: countdown(5_000, over) };
};

it('ends once, when its time is over', () => {
  const { over } = counted();
  vi.advanceTimersByTime(4_999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(over).toHaveBeenCalledOnce();
});

it('pauses while it is held, and then continues', () => {
  const { over, clock } = counted();
  vi.advanceTimersByTime(2_000);
  clock.hold('pointer');
  vi.advanceTimersByTime(20_000);
  clock.release('pointer');
  vi.advanceTimersByTime(2_999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

it('pauses until nothing holds it any more', () => {
  const { over, clock } = counted();
  clock.hold('pointer');
  clock.hold('focus');
  clock.hold('focus');
  clock.release('pointer');
  clock.release('pointer');
  vi.advanceTimersByTime(20_000);
  expect(over).not.toHaveBeenCalled();
  clock.release('focus');
  vi.advanceTimersByTime(5_000);
  expect(over).toHaveBeenCalledOnce();
});

it('never ends after it was stopped', () => {
  const { over, clock } = counted();
  clock.stop();
  vi.advanceTimersByTime(20_000);
  expect(over).not.toHaveBeenCalled();
});
