import { expect, it } from 'vitest';
import type { Expected } from '../../../schema/ports/eventLog.ts';
import { idsOf, newEvents, newStream, streamOf } from '../newEvents.ts';
import type { Subject } from '../subjects.ts';

const wrongRevision = { code: 'WRONG_EXPECTED_REVISION' };

export const appendingCases = (subject: () => Subject): void => {
  it('appends to a stream, and returns the events with revisions from 0', async () => {
    const { log } = subject();
    const stream = newStream();
    const events = newEvents(3);
    const appended = await log.append(stream, events, { expected: 'noStream' });
    const recorded = await streamOf(log, stream);
    expect(appended).toEqual({ revision: 2n, position: recorded[2]?.position });
    expect(recorded).toEqual(
      events.map((event, index) => ({
        ...event,
        stream,
        revision: BigInt(index),
        position: expect.stringMatching(/^\d{20}$/),
      })),
    );
  });

  it.each<[Expected, boolean]>([
    ['any', true],
    ['noStream', true],
    ['streamExists', false],
    [0n, false],
    [-1n, false],
  ])('on a stream that does not exist, expecting %s is met: %s', async (expected, isMet) => {
    const { log } = subject();
    const stream = newStream();
    const appending = log.append(stream, newEvents(1), { expected });
    if (isMet) expect(await appending).toMatchObject({ revision: 0n });
    else await expect(appending).rejects.toMatchObject(wrongRevision);
    expect(await streamOf(log, stream)).toHaveLength(isMet ? 1 : 0);
  });

  it.each<[Expected, boolean]>([
    ['any', true],
    ['noStream', false],
    ['streamExists', true],
    [0n, false],
    [1n, true],
    [2n, false],
  ])('on a stream at revision 1, expecting %s is met: %s', async (expected, isMet) => {
    const { log } = subject();
    const stream = newStream();
    await log.append(stream, newEvents(2), { expected: 'noStream' });
    const appending = log.append(stream, newEvents(1), { expected });
    if (isMet) expect(await appending).toMatchObject({ revision: 2n });
    else await expect(appending).rejects.toMatchObject(wrongRevision);
    expect(await streamOf(log, stream)).toHaveLength(isMet ? 3 : 2);
  });

  it.each<[Expected]>([['any'], ['noStream'], ['streamExists'], [0n]])(
    "answers a repeated append expecting %s as the first time, even after others' events",
    async (expected) => {
      const { log } = subject();
      const stream = newStream();
      if (expected !== 'noStream') await log.append(stream, newEvents(1), { expected: 'noStream' });
      const events = newEvents(2);
      const first = await log.append(stream, events, { expected });
      expect(await log.append(stream, events, { expected })).toEqual(first);
      await log.append(stream, newEvents(1), { expected: first.revision });
      expect(await log.append(stream, events, { expected })).toEqual(first);
      const ids = idsOf(await streamOf(log, stream));
      expect(ids).toHaveLength(Number(first.revision) + 2);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('lets one of many appends at the same revision win, and ten concurrent repeats count once', async () => {
    const { log } = subject();
    const contested = newStream();
    const rivals = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        log.append(contested, newEvents(1), { expected: 'noStream' }),
      ),
    );
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const repeated = newStream();
    const events = newEvents(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => log.append(repeated, events, { expected: 'noStream' })),
    );
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
    expect(idsOf(await streamOf(log, repeated))).toEqual(idsOf(events));
  });

  it('appends nothing if one of the events exists already', async () => {
    const { log } = subject();
    const stream = newStream();
    const [known, fresh] = newEvents(2);
    if (!known || !fresh) throw new Error('two events were made');
    await log.append(stream, [known], { expected: 'noStream' });
    const appending = log.append(stream, [known, fresh], { expected: 'noStream' });
    await expect(appending).rejects.toMatchObject(wrongRevision);
    expect(idsOf(await streamOf(log, stream))).toEqual([known.id]);
  });

  it('accepts an append of the maximum size, and refuses a larger one', async () => {
    const { log } = subject();
    const stream = newStream();
    const [event] = newEvents(1);
    if (event?.type !== 'AttendeeCheckedIn') throw new Error('one event was made');
    const sized = (attendeeId: string) => ({ ...event, data: { ...event.data, attendeeId } });
    const room = log.maxAppendBytes - 1_000;
    const tooLarge = log.append(stream, [sized('x'.repeat(log.maxAppendBytes))], {
      expected: 'noStream',
    });
    await expect(tooLarge).rejects.toMatchObject({ code: 'APPEND_TOO_LARGE' });
    await log.append(stream, [sized('x'.repeat(room))], { expected: 'noStream' });
    expect(await streamOf(log, stream)).toHaveLength(1);
  });

  it('refuses unstorable text, in a value, a key or the metadata', async () => {
    const { log } = subject();
    const stream = newStream();
    const [event] = newEvents(1);
    if (event?.type !== 'AttendeeCheckedIn') throw new Error('one event was made');
    for (const text of ['\u0000', 'a\ud83d', '\ude00\ud83d', '\\\u0000']) {
      for (const poisoned of [
        { ...event, data: { ...event.data, attendeeId: text } },
        { ...event, data: { ...event.data, nested: [{ [text]: 1 }] } },
        { ...event, metadata: { ...event.metadata, actorId: text } },
      ]) {
        const appending = log.append(stream, [poisoned], { expected: 'noStream' });
        await expect(appending).rejects.toMatchObject({ code: 'UNSTORABLE_TEXT' });
      }
    }
    expect(await streamOf(log, stream)).toEqual([]);
  });

  it('keeps any other JSON exactly: control characters, escapes, numbers, order of keys', async () => {
    const { log } = subject();
    const stream = newStream();
    const [event] = newEvents(1);
    if (event?.type !== 'AttendeeCheckedIn') throw new Error('one event was made');
    const odd = {
      ...event.data,
      attendeeId: '\u0001\u001f"\\ \\u0000 \\ud800 \u2028 é 👩‍👩‍👧 {"a":1}',
      zebra: [0.1, 1e21, -0.5, 9007199254740991, true, null, {}],
      apple: '',
    };
    await log.append(stream, [{ ...event, data: odd }], { expected: 'noStream' });
    const [recorded] = await streamOf(log, stream);
    expect(JSON.stringify(recorded?.data)).toBe(JSON.stringify(odd));
  });
};
