import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReadDatabase } from '../../projections/database.ts';
import { migrate } from '../../projections/migrations/migrate.ts';
import { freshDatabase } from '../../tests/harness/freshDatabase.ts';
import type { RequestContext } from '../application.ts';
import { Refusal } from '../core/errors.ts';
import type { CommandOrigin } from '../core/handleCommand.ts';
import { forgetOldAnswers, runOnce } from './runOnce.ts';

type Work = (origin: CommandOrigin) => Promise<unknown>;

const mira: RequestContext = { requestId: 'r', viewer: { id: 'mira', role: 'user' } };
const jonas: RequestContext = { requestId: 'r', viewer: { id: 'jonas', role: 'user' } };

let database: Knex;
let drop: () => Promise<void>;
beforeEach(async () => {
  const fresh = await freshDatabase();
  await migrate(fresh.url);
  database = createReadDatabase(fresh.url);
  drop = fresh.drop;
});
afterEach(async () => {
  await database.destroy();
  await drop();
});

const run = (work: Work, { key = 'k', who = mira, operation = 'assignSeat' } = {}) =>
  runOnce(database, who, operation, key, work);

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

/** Work that waits to be told how to end, and says when it has begun. */
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

it('does the work once for requests that come at the same moment', async () => {
  const first = held();
  const answers = [run(first.work), first.begun.then(() => run(() => expect.unreachable()))];
  await first.begun;
  first.end.resolve('done');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
});

it('keeps a refusal with all that it says', async () => {
  await expect(run(() => Promise.reject(taken))).rejects.toEqual(taken);
  await expect(run(() => expect.unreachable())).rejects.toEqual(taken);
});

it('takes the same key of another member, or for another operation, for another command', async () => {
  await run(async () => 'mine');
  expect(await run(async () => 'theirs', { who: jonas })).toBe('theirs');
  expect(await run(async () => 'other', { operation: 'swapSeats' })).toBe('other');
});

it('tries again after a fault of ours, as the same command', async () => {
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
  expect([first?.mayBeRepeated, second?.mayBeRepeated]).toEqual([false, true]);
});

it('takes over the claim of a process that died', async () => {
  const dead = held();
  const lost = run(dead.work);
  await dead.begun;
  await letTheClaimGrowOld();
  expect(await run(async ({ mayBeRepeated }) => mayBeRepeated)).toBe(true);
  dead.end.resolve('too late');
  await lost;
});

it('stays with the first answer when a slower one of the same command fails', async () => {
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
