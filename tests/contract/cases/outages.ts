import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  type Appended,
  type EventStore,
  type Expected,
  isEventLogError,
  type NewEvent,
} from '../../../schema/ports/eventLog.ts';
import { idsOf, newEvents, newStream, streamOf } from '../newEvents.ts';
import type { NetworkedSubject } from '../subjects.ts';
import { follow } from './following.ts';

const noAnswer = { code: expect.stringMatching(/^(APPEND_UNKNOWN|LOG_UNAVAILABLE)$/) };

const mostPatienceMs = 8_000;

/**
 * Repeats an append until it is answered, each time with more patience, as a caller does who received no
 * answer.
 */
const appendUntilAnswered = async (
  log: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: Expected,
  patienceMs = 500,
): Promise<Appended> => {
  for (let timeoutMs = patienceMs; ; timeoutMs = Math.min(timeoutMs * 2, mostPatienceMs)) {
    try {
      return await log.append(stream, events, { expected, timeoutMs });
    } catch (error) {
      const isOpen =
        isEventLogError(error, 'APPEND_UNKNOWN') || isEventLogError(error, 'LOG_UNAVAILABLE');
      if (!isOpen) throw error;
      await turn();
    }
  }
};

export const outageCases = (subject: () => NetworkedSubject): void => {
  it('continues following after the server was away, with nothing missed and nothing twice', async () => {
    const { log, another, network } = subject();
    const after = await log.head();
    const stream = newStream();
    const [before, during, behind] = [newEvents(3), newEvents(3), newEvents(3)];
    await log.append(stream, before, { expected: 'noStream' });
    let outage: Promise<unknown> | undefined;
    const breakOff = async () => {
      await network.stop();
      await another.append(stream, during, { expected: 2n });
      await expect(log.head()).rejects.toMatchObject({ code: 'LOG_UNAVAILABLE' });
      await network.start();
      await appendUntilAnswered(log, stream, behind, 5n);
    };
    const items = await follow(log, { after }, ({ kind }, all) => {
      if (kind === 'caughtUp') outage ??= breakOff();
      return all.filter((item) => item.kind === 'event').length === 9;
    });
    await outage;
    const events = items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
    expect(idsOf(events)).toEqual(idsOf([...before, ...during, ...behind]));
  });

  it.each<Expected>(['noStream', 'any'])(
    'an unanswered append, expecting %s, counts once when it is repeated',
    async (expected) => {
      const { log, another, network } = subject();
      const stream = newStream();
      const events = newEvents(2);
      await log.head();
      network.mute();
      // Long enough for the append to arrive: it is given up only because its answer is lost.
      const appending = log.append(stream, events, { expected, timeoutMs: 3_000 });
      await expect(appending).rejects.toMatchObject({ code: 'APPEND_UNKNOWN' });
      const stands = async () => idsOf(await streamOf(another, stream));
      await expect.poll(stands).toEqual(idsOf(events));
      network.unmute();
      const { revision } = await appendUntilAnswered(log, stream, events, expected);
      expect(revision).toBe(1n);
      expect(idsOf(await streamOf(another, stream))).toEqual(idsOf(events));
    },
  );

  it('appends whose connection is cut in the middle count once when they are repeated', async () => {
    const { log, another, network } = subject();
    // Opens connections beforehand: a silent network would let none be made. Several, because notifying
    // other processes after an append may hold one when the network falls silent.
    await appendUntilAnswered(log, newStream(), newEvents(1), 'noStream');
    await Promise.all([1, 2, 3].map(() => streamOf(log, newStream())));
    const start = await another.head();
    const work = Array.from({ length: 40 }, () => ({ stream: newStream(), events: newEvents(2) }));
    network.mute();
    // With patience from the start: giving up closes the only connection, and no append would arrive.
    const appending = work.map(({ stream, events }) =>
      appendUntilAnswered(log, stream, events, 'noStream', mostPatienceMs),
    );
    while ((await another.head()) === start) await turn();
    network.unmute();
    for (const { revision } of await Promise.all(appending)) expect(revision).toBe(1n);
    for (const { stream, events } of work) {
      expect(idsOf(await streamOf(another, stream))).toEqual(idsOf(events));
    }
  });

  it('reports that the server cannot be reached, and works again when it can', async () => {
    const { log, network } = subject();
    const stream = newStream();
    await network.stop();
    const options = { expected: 'noStream', timeoutMs: 1_000 } as const;
    await expect(log.append(stream, newEvents(1), options)).rejects.toMatchObject(noAnswer);
    await expect(streamOf(log, stream)).rejects.toMatchObject({ code: 'LOG_UNAVAILABLE' });
    await network.start();
    await appendUntilAnswered(log, stream, newEvents(1), 'noStream');
    expect(await streamOf(log, stream)).toHaveLength(1);
  });
};
