import { expect, it } from 'vitest';
import { overAt, splashTimes, titleAt } from './splashTimes.ts';

it('takes 120 ms a chair, then 800 ms, then 1800 ms', () => {
  expect(titleAt).toBe(splashTimes.chairs * 120 + 800);
  expect(overAt - titleAt).toBe(1_800);
});
