import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Waiters } from '../../projections/engine/feed/waiters.ts';
import { at } from '../../tests/harness/fakeFeed.ts';
import type { Application } from '../application.ts';
import { answerWithinMs } from './inTime.ts';
import { performOnPlan } from './perform.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A command that is recorded at once, over read models that have not shown it yet. */
const recorded = () => {
  const waiters = new Waiters();
  const handled = { events: [{ data: {} }], position: at(1), streamPosition: at(1), state: {} };
  const app = {
    commands: { handle: async () => handled },
    feed: { waitFor: (position: string, ms = 2_000) => waiters.wait(position, ms) },
    setAside: { requireFollowed: () => undefined },
  } as unknown as Application;
  const deadline = performance.now() + answerWithinMs;
  const origin = { commandId: 'c', actorId: 'mira', deadline };
  const performed = performOnPlan(app, { type: 'DeleteEventPlan', eventId: 'dinner' }, origin);
  performed.catch(() => undefined);
  return { performed, handled, show: () => waiters.reached(at(1)) };
};

it('waits until shortly before its deadline for the read models to show it', async () => {
  const { performed, handled, show } = recorded();
  await vi.advanceTimersByTimeAsync(answerWithinMs - 1_000);
  show();
  expect(await performed).toBe(handled);
});

it('tells in time that it is saved if they do not show it', async () => {
  const { performed } = recorded();
  await vi.advanceTimersByTimeAsync(answerWithinMs - 1);
  await expect(performed).rejects.toMatchObject({
    code: 'NOT_READY',
    message: expect.stringMatching(/^The change is saved/),
  });
});
