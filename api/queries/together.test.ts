import { expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

const setUp = () => {
  const names = new Map([
    ['a', 'Ada'],
    ['b', 'Bo'],
  ]);
  const read = vi.fn(async (ids: string[]) =>
    ids.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) }] : [])),
  );
  return { names, read, rows: batched(read) };
};

it('queries once for all concurrently requested ids, each id once', async () => {
  const { read, rows } = setUp();
  const answers = await Promise.all(['b', 'a', 'b'].map((id) => rows.load(id)));
  expect(answers.map((row) => row?.name)).toEqual(['Bo', 'Ada', 'Bo']);
  expect(read.mock.calls).toEqual([[['b', 'a']]]);
});

it('returns nothing for an unknown id', async () => {
  expect(await setUp().rows.load('c')).toBeUndefined();
});

it('stores nothing: a later request gets the present value', async () => {
  const { names, rows } = setUp();
  await rows.load('a');
  names.set('a', 'Ada Lovelace');
  expect((await rows.load('a'))?.name).toBe('Ada Lovelace');
});

it('rejects all waiting requests when the read fails, and queries again for the next', async () => {
  const { read, rows } = setUp();
  read.mockRejectedValueOnce(new Error('The connection was lost.'));
  const waiting = ['a', 'b'].map((id) => rows.load(id));
  for (const answer of waiting) await expect(answer).rejects.toThrow('The connection was lost.');
  expect((await rows.load('a'))?.name).toBe('Ada');
});
