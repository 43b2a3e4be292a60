import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReadDatabase } from '../../schema/ports/postgres.ts';
import { Refusal } from '../../schema/refusal.ts';
import { migratedDatabase } from '../../tests/harness/freshDatabase.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { newId } from '../core/ids.ts';
import { holdClaims } from './claimHolder.ts';
import { type Claims, createClaims, forgetOldAnswers, newHolder } from './claims.ts';
import { runOnce } from './runOnce.ts';

type Work = (origin: CommandOrigin) => Promise<unknown>;

let database: Knex;
let url: string;
let drop: () => Promise<void>;
let here: Claims;
let living: ReturnType<typeof holdClaims>;
beforeEach(async () => {
  const fresh = await migratedDatabase();
  url = fresh.url;
  database = createReadDatabase(fresh.url);
  drop = fresh.drop;
  const holder = newHolder();
  living = holdClaims(url, holder);
  await living.held;
  here = createClaims(database, holder);
});
afterEach(async () => {
  await living.close();
  await database.destroy();
  await drop();
});

type Asking = Partial<{
  key: string | null;
  who: string;
  operation: string;
  input: unknown;
  ask: () => Promise<{ eventId: string }>;
  again: (asked: { eventId: string }) => Promise<unknown>;
  claims: Claims;
}>;
const allowed = async () => ({ eventId: 'dinner' });

const run = (
  work: Work,
  {
    key = 'k',
    who = 'mira',
    operation = 'assignSeat',
    input = { seatId: 's1' },
    ask = allowed,
    again = allowed,
    claims = here,
  }: Asking = {},
) => {
  const origin = { commandId: newId(), actorId: who };
  return runOnce(claims, origin, { operation, key, input, ask, again, since: '5' }, work);
};

const taken = new Refusal('SEAT_TAKEN', 'Taken', [], { occupantId: 'jonas' });

const later = <T>() => {
  let settle: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (error: unknown) => settle?.reject(error),
  };
};

/** Work that reports its start and waits until the test ends it. */
const held = () => {
  const begun = later<void>();
  const end = later<unknown>();
  const work: Work = () => {
    begun.resolve();
    return end.promise;
  };
  return { work, begun: begun.promise, end };
};

const letTheClaimGrowOld = () =>
  database('command_answers').update({ created_at: database.raw("now() - interval '1 minute'") });

it('does the work once and answers repeats as the first time', async () => {
  expect(await run(async () => ({ seats: ['s1'] }))).toEqual({ seats: ['s1'] });
  expect(await run(() => expect.unreachable())).toEqual({ seats: ['s1'] });
});

it('does the work once for concurrent requests', async () => {
  const first = held();
  const answers = [run(first.work), first.begun.then(() => run(() => expect.unreachable()))];
  await first.begun;
  first.end.resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

it('stores a refusal with all its details', async () => {
  await expect(run(() => Promise.reject(taken))).rejects.toEqual(taken);
  await expect(run(() => expect.unreachable())).rejects.toEqual(taken);
});

it('treats the same key of another member, or for another operation, as another command', async () => {
  await run(async () => 'mine');
  expect(await run(async () => 'theirs', { who: 'jonas' })).toBe('theirs');
  expect(await run(async () => 'other', { operation: 'swapSeats' })).toBe('other');
});

it('tries again after an internal fault, as the same command', async () => {
  const origins: CommandOrigin[] = [];
  const notReady = new Refusal('NOT_READY', 'Later');
  const failing: Work = async (origin) => {
    origins.push(origin);
    throw notReady;
  };
  await expect(run(failing)).rejects.toBe(notReady);
  await run(async (origin) => void origins.push(origin));
  const [first, second] = origins;
  expect(second?.commandId).toBe(first?.commandId);
  expect([first?.mayBeRepeated, second?.mayBeRepeated]).toEqual([undefined, true]);
  expect(second?.since).toBe('5');
});

it("takes over a process's claim at once when that dies, and not before", async () => {
  const holder = newHolder();
  const other = holdClaims(url, holder);
  await other.held;
  const dying = held();
  void run(dying.work, { claims: createClaims(database, holder) });
  await dying.begun;
  const keyIn = async () => (await database('command_answers').first<{ key: string }>('key')).key;
  expect(await here.takeOver(await keyIn())).toBeUndefined();
  await other.close();
  expect(await run(async ({ mayBeRepeated }) => mayBeRepeated)).toBe(true);
});

it('takes over a claim that its process has left for long', async () => {
  const dead = held();
  const lost = run(dead.work);
  await dead.begun;
  await letTheClaimGrowOld();
  expect(await run(async ({ mayBeRepeated }) => mayBeRepeated)).toBe(true);
  dead.end.resolve('too late');
  await lost;
});

it('keeps the first answer when a slower one of the same command fails', async () => {
  const slow = held();
  const lost = run(slow.work);
  await slow.begun;
  await letTheClaimGrowOld();
  await expect(run(() => Promise.reject(taken))).rejects.toEqual(taken);
  slow.end.reject(new Refusal('NOT_READY', 'Later'));
  await expect(lost).rejects.toMatchObject({ code: 'NOT_READY' });
  await expect(run(() => expect.unreachable())).rejects.toEqual(taken);
});

it('forgets after a day', async () => {
  await run(async () => 'first');
  await letTheClaimGrowOld();
  await forgetOldAnswers(database);
  expect(await run(() => expect.unreachable())).toBe('first');
  await database('command_answers').update({
    created_at: database.raw("now() - interval '25 hours'"),
  });
  await forgetOldAnswers(database);
  expect(await run(async () => 'anew')).toBe('anew');
});

describe('the right to a command', () => {
  const notFound = new Refusal('ATTENDEE_NOT_FOUND', 'Attendee not found');
  const refused = () => Promise.reject(notFound);

  it('is checked again for a repeat, before the stored answer is returned', async () => {
    await run(async () => ({ email: 'mira@example.com' }));
    await expect(run(() => expect.unreachable(), { again: refused })).rejects.toBe(notFound);
  });

  it('is checked against the original target, even if that is gone now', async () => {
    await run(async () => 'deleted');
    const asked: unknown[] = [];
    const again = async (of: { eventId: string }) => asked.push(of);
    expect(await run(() => expect.unreachable(), { ask: refused, again })).toBe('deleted');
    expect(asked).toEqual([{ eventId: 'dinner' }]);
  });

  it('claims no key while it is denied', async () => {
    await expect(run(() => expect.unreachable(), { ask: refused })).rejects.toBe(notFound);
    expect(await run(async () => 'allowed by now')).toBe('allowed by now');
  });
});

it('refuses a key used for another input, but accepts the same input in another order', async () => {
  await run(async () => 'first', { input: { seatId: 's1', attendeeId: 'mira', tags: ['a', 'b'] } });
  const same = { tags: ['a', 'b'], attendeeId: 'mira', seatId: 's1', x: undefined };
  expect(await run(() => expect.unreachable(), { input: same })).toBe('first');
  for (const input of [{ ...same, seatId: 's2' }, { ...same, tags: ['b', 'a'] }, {}])
    await expect(run(() => expect.unreachable(), { input })).rejects.toMatchObject({
      code: 'KEY_REUSED',
    });
});

it.each(['k', null])('denies nothing of a partly recorded command, key: %s', async (key) => {
  const conflict = new Refusal('CONFLICT', 'Others changed this at the same moment.');
  const recorded: Work = async ({ onRecorded }) => {
    onRecorded?.(undefined);
    throw conflict;
  };
  await expect(run(recorded, { key })).rejects.toMatchObject({ code: 'NOT_READY' });
  await expect(run(() => Promise.reject(conflict), { key: 'other' })).rejects.toBe(conflict);
  expect(await run(async ({ mayBeRepeated }) => mayBeRepeated, { key })).toBe(
    key ? true : undefined,
  );
});

it('stores an answer once the database is back, and delays nobody for it', async () => {
  let isAway = false;
  const flaky = {
    raw: (sql: string, values: string[]) =>
      isAway ? Promise.reject(new Error('the database is away')) : database.raw(sql, values),
  } as unknown as Knex;
  const answer = await run(
    async () => {
      isAway = true;
      return 'done';
    },
    { claims: createClaims(flaky, newHolder()) },
  );
  expect(answer).toBe('done');
  expect(await database('command_answers').first('state')).toEqual({ state: 'pending' });
  isAway = false;
  await expect.poll(() => database('command_answers').first('state')).toEqual({ state: 'done' });
});
