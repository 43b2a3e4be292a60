import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { added, guest } from '../../projections/testing/dinner.ts';
import { codec } from '../../schema/codec.ts';
import type { LoggedEvent, RecordedEvent } from '../../schema/domainEvents.ts';
import { examples, metadata } from '../../schema/golden/examples.ts';
import type { EventStore, EventToLog, LogWithReferences } from '../../schema/ports/eventLog.ts';
import { createPool } from '../../schema/ports/postgres.ts';
import { migratedDatabase } from '../../tests/harness/freshDatabase.ts';
import { createInMemoryEventStore } from '../../tests/harness/inMemoryEventLog.ts';
import { masterKey, testKeys } from '../../tests/harness/sealing.ts';
import { eventIdOf, newId } from '../core/ids.ts';
import { createMasterKey } from './masterKey.ts';
import { createPersonKeys, type KeyOf } from './personKeys.ts';
import { sealedEventLog } from './sealedEventLog.ts';

let pool: pg.Pool;
let drop: () => Promise<void>;
let below: EventStore;
let log: LogWithReferences;
beforeAll(async () => {
  const fresh = await migratedDatabase();
  pool = createPool(fresh.url);
  drop = fresh.drop;
});
afterAll(async () => {
  await pool.end();
  await drop();
});
beforeEach(async () => {
  below = createInMemoryEventStore();
  log = sealedEventLog(below, await testKeys(pool));
});

const eventOf = (fact: { type: string; data: unknown }): EventToLog =>
  ({ ...fact, id: eventIdOf(newId(), 0), metadata }) as EventToLog;
/** All events except erasures, which change how the others are read. */
const every = (Object.keys(examples) as LoggedEvent['type'][])
  .filter((type) => type !== 'AttendeeErased' && type !== 'MemberErased')
  .map((type) => eventOf({ type, data: examples[type] }));

const streamOf = async <Read>(
  from: { readStream: (stream: string) => AsyncIterable<Read> },
  stream = 's',
): Promise<Read[]> => {
  const events: Read[] = [];
  for await (const event of from.readStream(stream)) events.push(event);
  return events;
};

/** The log as opened by a process that knows no keys yet. */
const another = async () => sealedEventLog(below, await testKeys(pool));

const destroy = (id: string) =>
  pool.query('UPDATE app.person_keys SET wrapped_key = NULL WHERE person_id = $1', [id]);

it('returns every domain event unchanged, however it is read, also in another process', async () => {
  await log.append('s', every, { expected: 'noStream' });
  for (const reader of [log, await another()]) {
    const plain = ({ id, type, data, metadata: { ...known } }: RecordedEvent<LoggedEvent>) => ({
      id,
      type,
      data,
      metadata: known,
    });
    expect((await streamOf(reader)).map(plain)).toStrictEqual(every);
    const { events } = await reader.readAll({ max: 1_000 });
    expect(events.map(plain)).toStrictEqual(every);
    const followed: RecordedEvent<LoggedEvent>[] = [];
    const ending = new AbortController();
    for await (const item of reader.subscribeAll({ signal: ending.signal })) {
      if (item.kind === 'event') followed.push(item.event);
      if (item.kind === 'caughtUp') ending.abort();
    }
    expect(followed.map(plain)).toStrictEqual(every);
  }
});

describe('a follower', () => {
  /** The next events of a subscription that has caught up. */
  const follow = async (followed: LogWithReferences) => {
    const items = followed.subscribeAll({ signal: new AbortController().signal });
    const iterator = items[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toMatchObject({ kind: 'caughtUp' });
    return async () => {
      const { value } = await iterator.next();
      if (value?.kind !== 'event') throw new Error('no event follows');
      return value.event as RecordedEvent<LoggedEvent>;
    };
  };

  it('gets what its process has just sealed without decrypting it', async () => {
    const keys = await testKeys(pool);
    const wrong = (known: KeyOf) => new Map([...known.keys()].map((id) => [id, randomBytes(32)]));
    const withWrongKeys = sealedEventLog(below, {
      ...keys,
      remembered: (ids) => {
        const known = keys.remembered(ids);
        return known && wrong(known);
      },
      read: async (ids) => wrong(await keys.read(ids)),
    });
    const next = await follow(withWrongKeys);
    const event = eventOf(added(newId()));
    await withWrongKeys.append('s', [event], { expected: 'noStream' });
    expect((await next()).data).toStrictEqual(event.data);
    await expect(streamOf(withWrongKeys)).rejects.toThrow();
  });

  it('gets nothing of an event that a value was moved to', async () => {
    const append: EventStore['append'] = (stream, events, options) =>
      below.append(
        stream,
        events.map((event) => ({ ...event, id: eventIdOf(newId(), 0) })),
        options,
      );
    const tampered = sealedEventLog({ ...below, append }, await testKeys(pool));
    const next = await follow(tampered);
    await tampered.append('s', [eventOf(added(newId()))], { expected: 'noStream' });
    expect(await next()).toHaveProperty('unreadable');
  });

  it('gets nothing personal of somebody whose key is gone by then', async () => {
    const keys = await testKeys(pool);
    const erasing = sealedEventLog(below, keys);
    const next = await follow(erasing);
    const id = newId();
    await erasing.append('s', [eventOf(added(id))], { expected: 'noStream' });
    keys.forget(id);
    expect((await next()).data).toMatchObject({ person: { name: 'Erased guest' } });
  });
});

it('makes keys without unwrapping them again', async () => {
  const master = createMasterKey(masterKey);
  const unwrap = vi.spyOn(master, 'unwrap');
  const keys = await createPersonKeys(pool, master);
  unwrap.mockClear();
  const [mira, jonas] = [newId(), newId()];
  const made = await keys.readOrMake(new Set([mira, jonas]));
  expect(unwrap).not.toHaveBeenCalled();
  expect(await (await testKeys(pool)).read(new Set([mira, jonas]))).toEqual(made);
});

it('stores nothing personal: no field, no address, no browser', async () => {
  await log.append('s', every, { expected: 'noStream' });
  // Sealed values are random text, which may contain any short word.
  const stored = JSON.stringify(await streamOf(below), (key, value) =>
    key === 'sealed' || typeof value === 'bigint' ? '' : value,
  );
  const said = ['Mira', 'Northwind', 'example.com', '+45', 'nuts', 'vip', 'flight', 'Olu'];
  expect([...said, '2001:db8', 'Mozilla'].filter((word) => stored.includes(word))).toEqual([]);
  expect(stored).toContain('Dinner for twelve');
});

it('reads what was written before there were keys', async () => {
  const plain = every.map((event) => ({ id: event.id, ...codec.encode(event) }));
  await below.append('s', plain, { expected: 'noStream' });
  expect((await streamOf(log)).map(({ data }) => data)).toStrictEqual(
    every.map(({ data }) => data),
  );
});

describe('after a key is destroyed', () => {
  const [mira, jonas] = [newId(), newId()];
  const names = { [mira]: 'Mira', [jonas]: 'Jonas' };
  const saved = { ...examples.ArrangementSaved, person: { names } };

  it('its person is read as erased, and everybody else as before', async () => {
    const imported = { ...examples.AttendeesImported, attendees: [guest(mira), guest(jonas)] };
    const events = [
      eventOf({ type: 'AttendeesImported', data: imported }),
      eventOf({ type: 'ArrangementSaved', data: saved }),
    ];
    await log.append('s', events, { expected: 'noStream' });
    await destroy(mira);
    const [import_, arrangement] = await streamOf(await another());
    expect(import_?.data).toMatchObject({
      attendees: [{ person: { name: 'Erased guest' } }, { person: { name: jonas } }],
    });
    expect(arrangement?.data).toMatchObject({
      person: { names: { [mira]: 'Erased guest', [jonas]: 'Jonas' } },
    });
  });

  it('nothing more is stored about them, and no new key is created', async () => {
    const later = await another();
    await later.append('s', [eventOf({ type: 'ArrangementSaved', data: saved })], {
      expected: 'noStream',
    });
    const [stored] = await streamOf(below);
    expect(stored?.data).toMatchObject({ person: { names: { [mira]: 'Erased guest' } } });
    const { rows } = await pool.query(
      'SELECT wrapped_key FROM app.person_keys WHERE person_id = $1',
      [mira],
    );
    expect(rows).toEqual([{ wrapped_key: null }]);
  });

  it('a process that was notified reads nothing, though it had the key in memory', async () => {
    const keys = await testKeys(pool);
    const knowing = sealedEventLog(below, keys);
    const vera = newId();
    await knowing.append('s', [eventOf(added(vera))], { expected: 'noStream' });
    keys.forget(vera);
    expect((await streamOf(knowing))[0]?.data).toMatchObject({ person: { name: 'Erased guest' } });
  });

  it("a member's commands no longer have an address or a browser", async () => {
    const actorId = newId();
    const event = { ...eventOf(added(newId())), metadata: { ...metadata, actorId } };
    await log.append('s', [event], { expected: 'noStream' });
    await destroy(actorId);
    const [read] = await streamOf(await another());
    const { ip: _, userAgent: __, ...rest } = event.metadata;
    expect(read?.metadata).toStrictEqual(rest);
  });
});

it('fails if a key is lost, rather than treating its person as erased', async () => {
  const id = newId();
  await log.append('s', [eventOf(added(id))], { expected: 'noStream' });
  await pool.query('DELETE FROM app.person_keys WHERE person_id = $1', [id]);
  await expect(streamOf(await another())).rejects.toThrow(`The key of ${id} is lost`);
});

it('fails if a sealed value was moved to another event', async () => {
  const id = newId();
  await log.append('s', [eventOf(added(id))], { expected: 'noStream' });
  const [stored] = await streamOf(below);
  if (!stored) throw new Error('one event was appended');
  const moved = { ...stored, id: eventIdOf(newId(), 0) };
  await below.append('other', [moved], { expected: 'noStream' });
  await expect(streamOf(log, 'other')).rejects.toThrow();
});

it('reports a wrong master key, and accepts the previous one as well', async () => {
  const next = Buffer.alloc(32, 'another').toString('base64');
  await testKeys(pool);
  await expect(createPersonKeys(pool, createMasterKey(next))).rejects.toThrow(/^The master key/);
  const both = await createPersonKeys(pool, createMasterKey(next, masterKey));
  const keys = await testKeys(pool);
  expect(both.addressToken('Mira@Example.com ')).toBe(keys.addressToken('mira@example.com'));
});

it('refuses unstorable text before sealing, and stores nothing of that append', async () => {
  for (const text of ['half \ud83d', 'NUL \u0000']) {
    const named = { ...added(newId()).data, person: guest('x', text).person };
    const events = [eventOf(added(newId())), eventOf({ type: 'AttendeeAdded', data: named })];
    const appending = log.append('s', events, { expected: 'noStream' });
    await expect(appending).rejects.toMatchObject({ code: 'UNSTORABLE_TEXT' });
    const userAgent = { ...eventOf(added(newId())), metadata: { ...metadata, userAgent: text } };
    await expect(log.append('s', [userAgent], { expected: 'noStream' })).rejects.toMatchObject({
      code: 'UNSTORABLE_TEXT',
    });
  }
  expect(await streamOf(below)).toEqual([]);
});
