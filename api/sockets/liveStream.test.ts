import { describe, expect, it, vi } from 'vitest';
import type { FeedEntry } from '../../schema/ports/changeFeed.ts';
import { Refusal } from '../../schema/refusal.ts';
import { at, fakeFeed } from '../../tests/harness/fakeFeed.ts';
import { LiveStream, type View } from './liveStream.ts';

type Told = { position: string; resync: boolean };

const topic = 'eventPlan:e';
const entry = (n: number): FeedEntry => ({ position: at(n), topic, patch: {} });
const described = (n: number): Told => ({ position: at(n), resync: false });
const resync = (n: number): Told => ({ position: at(n), resync: true });

const openView: View<Told> = {
  topic,
  authorise: async () => undefined,
  deltaOf: ({ position }) => ({ position, resync: false }),
  resync: (position) => ({ position, resync: true }),
};

const listen = (stream: LiveStream<Told>) => {
  const received: (Told | string)[] = [];
  stream.run({
    deliver: (delta) => received.push(delta),
    end: (error) => received.push(error instanceof Refusal ? error.code : 'end'),
  });
  return received;
};

/** Waits until promises that are already settled have called everyone back. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const hidden = (): Promise<void> =>
  Promise.reject(new Refusal('EVENT_NOT_FOUND', 'No such event.'));

describe('following a topic of the change feed', () => {
  it('first sends what came after the position, then what is new', async () => {
    const { feed, publish } = fakeFeed([entry(4), entry(5)]);
    const received = listen(await LiveStream.open(feed, openView, at(3)));
    publish(entry(6));
    expect(received).toEqual([described(4), described(5), described(6)]);
  });

  it('sends only once what is both past and present', async () => {
    const { feed, publish, since } = fakeFeed([]);
    since.mockImplementation(async () => {
      publish(entry(5));
      publish(entry(6));
      return [entry(4), entry(5)];
    });
    const received = listen(await LiveStream.open(feed, openView, at(3)));
    expect(received).toEqual([described(4), described(5), described(6)]);
  });

  it("sends what happens while the viewer's right is being checked", async () => {
    const { feed, publish } = fakeFeed([]);
    const view = { ...openView, authorise: async () => publish(entry(4)) };
    expect(listen(await LiveStream.open(feed, view, undefined))).toEqual([described(4)]);
  });

  it('starts now without a position, and sends nothing older', async () => {
    const { feed, since } = fakeFeed([entry(4)]);
    expect(listen(await LiveStream.open(feed, openView, undefined))).toEqual([]);
    expect(since).not.toHaveBeenCalled();
  });

  it('asks to query again if the position is too old, or in the future', async () => {
    const tooOld = fakeFeed('tooOld', at(7));
    expect(listen(await LiveStream.open(tooOld.feed, openView, at(3)))).toEqual([resync(7)]);
    const future = fakeFeed([], at(7));
    expect(listen(await LiveStream.open(future.feed, openView, at(99)))).toEqual([resync(7)]);
  });

  it('refuses an invalid position', async () => {
    const { feed, listeners } = fakeFeed([]);
    await expect(LiveStream.open(feed, openView, "'; drop")).rejects.toThrow('not a position');
    expect(listeners()).toBe(0);
  });

  it('refuses viewers without the right, and leaves no listener', async () => {
    const { feed, listeners } = fakeFeed([]);
    const view = { ...openView, authorise: hidden };
    await expect(LiveStream.open(feed, view, undefined)).rejects.toThrow('No such event.');
    expect(listeners()).toBe(0);
  });

  it('sends one resync in place of more than may wait', async () => {
    const { feed, publish } = fakeFeed([]);
    const authorise = async () => {
      for (const n of [1, 2, 3, 4, 5]) publish(entry(n));
    };
    const calls = vi.fn(authorise).mockImplementationOnce(authorise).mockResolvedValue();
    const stream = await LiveStream.open(feed, { ...openView, authorise: calls }, undefined, 3);
    const received = listen(stream);
    await settled();
    expect(received).toEqual([resync(9)]);
  });
});

describe('losing the right to follow', () => {
  const doubtful: View<Told> = { ...openView, deltaOf: () => 'ask' };

  it('ends with the refusal and sends nothing after it', async () => {
    const { feed, publish, listeners } = fakeFeed([]);
    const authorise = vi.fn(hidden).mockImplementationOnce(async () => undefined);
    const received = listen(await LiveStream.open(feed, { ...doubtful, authorise }, undefined));
    publish(entry(4));
    publish(entry(5));
    await settled();
    expect(received).toEqual(['EVENT_NOT_FOUND']);
    expect(listeners()).toBe(0);
  });

  it('holds messages until the check is done, then asks to query again', async () => {
    const { feed, publish } = fakeFeed([]);
    const view: View<Told> = {
      ...openView,
      deltaOf: ({ position }) => (position === at(4) ? 'ask' : { position, resync: false }),
    };
    const received = listen(await LiveStream.open(feed, view, undefined));
    publish(entry(4));
    publish(entry(5));
    expect(received).toEqual([]);
    await settled();
    expect(received).toEqual([resync(4), described(5)]);
  });

  it('ends when the guarding topic removes the right', async () => {
    const { feed, publish } = fakeFeed([]);
    const authorise = vi.fn(hidden).mockImplementationOnce(async () => undefined);
    const guard = { topic: 'eventPlan:other', puts: () => 'inDoubt' as const };
    const received = listen(
      await LiveStream.open(feed, { ...openView, authorise, guard }, undefined),
    );
    publish({ ...entry(4), topic: guard.topic });
    publish(entry(5));
    await settled();
    expect(received).toEqual(['EVENT_NOT_FOUND']);
  });

  it('passes over nothing, and asks for no query, when the guarding topic leaves the right', async () => {
    const { feed, publish } = fakeFeed([]);
    const guard = { topic: 'eventPlan:other', puts: () => 'inDoubt' as const };
    const received = listen(await LiveStream.open(feed, { ...openView, guard }, undefined));
    publish({ ...entry(4), topic: guard.topic });
    publish(entry(5));
    expect(received).toEqual([]);
    await settled();
    publish(entry(6));
    expect(received).toEqual([described(5), described(6)]);
  });

  it('ends after the last possible delta', async () => {
    const { feed, publish } = fakeFeed([]);
    const view = { ...openView, isLast: ({ position }: Told) => position === at(4) };
    const received = listen(await LiveStream.open(feed, view, undefined));
    publish(entry(4));
    publish(entry(5));
    expect(received).toEqual([described(4), 'end']);
  });
});
