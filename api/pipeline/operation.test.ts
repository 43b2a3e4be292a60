import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../../schema/refusal.ts';
import { at, fakeFeed } from '../../tests/harness/fakeFeed.ts';
import type { Application, RequestContext } from '../application.ts';
import { operation } from './operation.ts';

const request: RequestContext = { requestId: 'r', viewer: { id: 'mira', role: 'user' } };
const notFound = () => new Refusal('ARRANGEMENT_NOT_FOUND', 'Arrangement not found');

/** An operation whose right is refused this many times before it is granted. */
const refusedFor = (times: number) => {
  let left = times;
  return operation({
    name: 'offer',
    description: 'Offers.',
    input: z.object({ commandId: z.string().nullish() }),
    right: {
      ask: async () => {
        left -= 1;
        if (left >= 0) throw notFound();
      },
      again: async () => undefined,
    },
    work: async () => ({ isDone: true }),
  });
};

const applicationThat = (wasTakenBack: () => Promise<boolean>) =>
  ({ feed: { ...fakeFeed().feed, wasTakenBack } }) as unknown as Application;

it('asks again if read models refuse what a crash of PostgreSQL had reverted', async () => {
  const answer = await refusedFor(1)(
    applicationThat(async () => true),
    request,
    {},
  );
  expect(answer).toMatchObject({ isDone: true });
});

it('reports that it is not ready if they do not catch up in time', async () => {
  const late = async () => {
    throw new Refusal('NOT_READY', 'Try again');
  };
  const asked = refusedFor(1)(applicationThat(late), request, {});
  await expect(asked).rejects.toMatchObject({ code: 'NOT_READY' });
});

it('refuses at once if the read models refuse otherwise', async () => {
  const wasTakenBack = vi.fn(async () => false);
  const asked = refusedFor(1)(applicationThat(wasTakenBack), request, {});
  await expect(asked).rejects.toMatchObject({ code: 'ARRANGEMENT_NOT_FOUND' });
});

it('is answered in time from the beginning of its request, of which reading the session took a part', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const neverDone = operation({
    name: 'offer',
    description: 'Offers.',
    input: z.object({ commandId: z.string().nullish() }),
    right: { ask: async () => undefined, again: async () => undefined },
    work: () => new Promise<object>(() => undefined),
  });
  const app = applicationThat(async () => false);
  const begunAt = performance.now();
  vi.advanceTimersByTime(4_000);
  const answer = neverDone(app, { ...request, begunAt }, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await answer).toMatchObject({ code: 'NOT_READY' });
});

it('keeps the turn of a large command that is late until the read models show what it recorded', async () => {
  const { feed } = fakeFeed();
  let show = (): void => undefined;
  const waitFor = vi.fn(() => new Promise<void>((shown) => (show = shown)));
  const begun: string[] = [];
  const late = operation({
    name: 'offer',
    description: 'Offers.',
    input: z.object({ commandId: z.string().nullish(), as: z.string() }),
    right: { ask: async () => undefined, again: async () => undefined },
    isLarge: true,
    work: async ({ origin }, { as }) => {
      begun.push(as);
      origin.onRecorded?.(at(7));
      throw new Refusal('NOT_READY', 'The change is saved, but is not shown yet.');
    },
  });
  const application = { feed: { ...feed, waitFor } } as unknown as Application;
  await expect(late(application, request, { as: 'first' })).rejects.toThrow('is saved');
  const next = late(application, request, { as: 'next' });
  await new Promise(setImmediate);
  expect(begun).toEqual(['first']);
  expect(waitFor).toHaveBeenCalledWith(at(7), expect.any(Number));
  show();
  await expect(next).rejects.toThrow('is saved');
  expect(begun).toEqual(['first', 'next']);
  await vi.waitFor(() => expect(waitFor).toHaveBeenCalledTimes(2));
  show();
});
