import { describe, expect, it } from 'vitest';
import type { Position } from '../../../schema/domainEvents.ts';
import type { EventStore, StoredEvent } from '../../../schema/ports/eventLog.ts';
import { collect, idsOf, newEvents, newStream } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';

/** All pages after a position, with this many events each. */
const pagesAfter = async (
  log: EventStore,
  after: Position,
  options: Omit<Parameters<EventStore['readAll']>[0], 'after'>,
) => {
  const pages: StoredEvent[][] = [];
  let next = after;
  for (;;) {
    const page = await log.readAll({ ...options, after: next });
    pages.push(page.events);
    expect(page.next >= next).toBe(true);
    next = page.next;
    if (page.atHead || next === options.upTo) return { events: pages.flat(), pages, next };
  }
};

export const readingCases = (subject: () => Subject): void => {
  describe('a stream', () => {
    const readTen = async (options: Parameters<EventStore['readStream']>[1]) => {
      const { log } = subject();
      const stream = newStream();
      await log.append(stream, newEvents(10), { expected: 'noStream' });
      return (await collect(log.readStream(stream, options))).map(({ revision }) => revision);
    };

    it('that does not exist is empty', async () => {
      expect(await collect(subject().log.readStream(newStream()))).toEqual([]);
    });

    it('is read forwards between two revisions, both included', async () => {
      expect(await readTen({ from: 3n, to: 6n })).toEqual([3n, 4n, 5n, 6n]);
    });

    it('is read backwards, from its end and between two revisions', async () => {
      expect(await readTen({ direction: 'backwards', max: 2 })).toEqual([9n, 8n]);
      expect(await readTen({ direction: 'backwards', from: 3n, to: 5n })).toEqual([5n, 4n, 3n]);
    });

    it('is read up to a number of events', async () => {
      expect(await readTen({ max: 3 })).toEqual([0n, 1n, 2n]);
      expect(await readTen({ from: 8n, max: 5 })).toEqual([8n, 9n]);
      expect(await readTen({ from: 10n })).toEqual([]);
    });

    it('longer than a page of the store is read completely, in both directions', async () => {
      const { log } = subject();
      const stream = newStream();
      const events = newEvents(2_500);
      await log.append(stream, events, { expected: 'noStream' });
      expect(idsOf(await collect(log.readStream(stream)))).toEqual(idsOf(events));
      const backwards = await collect(log.readStream(stream, { direction: 'backwards' }));
      expect(idsOf(backwards)).toEqual(idsOf(events).reverse());
    });

    it('tells where one of its events is, and no other', async () => {
      const { log } = subject();
      const stream = newStream();
      await log.append(stream, newEvents(4), { expected: 'noStream' });
      const [, , third] = await collect(log.readStream(stream));
      expect(await log.positionAt(stream, 2n)).toBe(third?.position);
      expect(await log.positionAt(stream, 4n)).toBeUndefined();
      expect(await log.positionAt(newStream(), 0n)).toBeUndefined();
    });

    it('may be left before its end', async () => {
      const { log } = subject();
      const stream = newStream();
      await log.append(stream, newEvents(500), { expected: 'noStream' });
      for await (const { revision } of log.readStream(stream)) if (revision === 3n) break;
      expect(await collect(log.readStream(stream, { max: 1 }))).toHaveLength(1);
    });
  });

  describe('the whole log', () => {
    const threeStreams = async () => {
      const { log } = subject();
      const start = await log.head();
      const prefix = newStream('paging');
      const appended: StoredEvent[] = [];
      for (const name of ['a', 'b', 'a', 'c', 'b']) {
        const stream = `${prefix}-${name}`;
        const { revision } = await log.append(stream, newEvents(3), { expected: 'any' });
        appended.push(...(await collect(log.readStream(stream, { from: revision - 2n }))));
      }
      return { log, start, prefix, appended, end: await log.head() };
    };

    it.each([1, 4, 15, 100])('is read in order by pages of %i', async (max) => {
      const { log, start, appended, end } = await threeStreams();
      const { events, pages, next } = await pagesAfter(log, start, { max });
      expect(events).toEqual(appended);
      expect(pages.every((page) => page.length <= max)).toBe(true);
      expect(next >= end).toBe(true);
    });

    it('is read in order by pages with a limited number of bytes', async () => {
      const { log, start, appended } = await threeStreams();
      const bytesOf = (events: readonly StoredEvent[]) =>
        events.reduce(
          (sum, { data, metadata }) =>
            sum + JSON.stringify(data).length + JSON.stringify(metadata).length,
          0,
        );
      const maxBytes = bytesOf(appended.slice(0, 4)) - 1;
      const { events, pages } = await pagesAfter(log, start, { max: 100, maxBytes });
      expect(events).toEqual(appended);
      for (const page of pages) expect(bytesOf(page.slice(0, -1))).toBeLessThan(maxBytes);
      const full = pages.filter((page) => bytesOf(page) >= maxBytes);
      expect(full.map((page) => page.length)).toEqual([4, 4, 4]);
      const single = await pagesAfter(log, start, { max: 100, maxBytes: 1 });
      expect(single.events).toEqual(appended);
      expect(single.pages.every((page) => page.length <= 1)).toBe(true);
    });

    it('has a head, before which all positions are final, and which stays the same when idle', async () => {
      const { log, appended, end } = await threeStreams();
      expect(end).toBe(appended.at(-1)?.position);
      expect(await log.head()).toBe(end);
    });

    it('is read up to a position', async () => {
      const { log, start, appended } = await threeStreams();
      const upTo = appended[6]?.position ?? '';
      const { events, next } = await pagesAfter(log, start, { upTo, max: 4 });
      expect(events).toEqual(appended.slice(0, 7));
      expect(next).toBe(upTo);
    });

    it('is read for the streams of a prefix, and advances past all others', async () => {
      const { log, start, prefix, appended, end } = await threeStreams();
      const only = async (...names: string[]) =>
        pagesAfter(log, start, {
          max: 2,
          filter: { streamPrefixes: names.map((name) => `${prefix}-${name}`) },
        });
      const ofA = await only('a');
      expect(ofA.events).toEqual(appended.filter(({ stream }) => stream === `${prefix}-a`));
      expect(ofA.next >= end).toBe(true);
      const ofAAndC = await only('a', 'c');
      expect(ofAAndC.events).toEqual(appended.filter(({ stream }) => stream !== `${prefix}-b`));
      const ofNone = await only('none', '%', '_');
      expect(ofNone).toMatchObject({ events: [] });
      expect(ofNone.next >= end).toBe(true);
    });

    it('is the same in another process', async () => {
      const { start, appended } = await threeStreams();
      const { another, log } = subject();
      expect((await pagesAfter(another, start, { max: 100 })).events).toEqual(appended);
      expect(another.store).toBe(log.store);
    });
  });
};
