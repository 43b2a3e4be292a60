import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Waiters } from '../../projections/engine/feed/waiters.ts';
import { at } from '../../tests/harness/fakeFeed.ts';
import type { Application } from '../application.ts';
import { answerWithinMs } from '../pipeline/inTime.ts';
import { waitForHistory } from './recordedSteps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for the history until shortly before the deadline, as after a change', async () => {
  const waiters = new Waiters();
  const app = {
    commands: { load: async () => ({ state: { status: 'active' }, position: at(1) }) },
    feed: { waitFor: (position: string, ms = 2_000) => waiters.wait(position, ms) },
  } as unknown as Application;
  const waiting = () => {
    const plan = waitForHistory(app, 'dinner', { deadline: performance.now() + answerWithinMs });
    plan.catch(() => undefined);
    return plan;
  };
  const shown = waiting();
  await vi.advanceTimersByTimeAsync(answerWithinMs - 1_000);
  waiters.reached(at(1));
  expect(await shown).toMatchObject({ status: 'active' });
  const neverShown = waiting();
  await vi.advanceTimersByTimeAsync(answerWithinMs - 1);
  await expect(neverShown).rejects.toMatchObject({ code: 'NOT_READY' });
});
