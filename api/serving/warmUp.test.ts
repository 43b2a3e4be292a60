import { expect, it } from 'vitest';
import { warmUp } from './warmUp.ts';

const list = async function* (name: string, steps: number, done: string[]) {
  for (let step = 1; step <= steps; step += 1) {
    done.push(`${name} ${step}`);
    yield;
  }
  done.push(`${name} is done`);
};
const failing = async function* () {
  yield;
  throw new Error('the database is gone');
};

it('goes through one list after the other, whatever fails', async () => {
  const done: string[] = [];
  const isDone = new Promise<void>((resolve) => {
    const last = async function* () {
      yield* list('plan', 1, done);
      resolve();
    };
    warmUp([list('sheet', 2, done), failing(), last()]);
  });
  await isDone;
  expect(done).toEqual(['sheet 1', 'sheet 2', 'sheet is done', 'plan 1', 'plan is done']);
});

it('starts no further step once it is stopped, and waits for the current one', async () => {
  const done: string[] = [];
  let release = () => {};
  const slow = async function* () {
    done.push('begun');
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    done.push('done');
    yield;
    done.push('never');
  };
  const end = warmUp([slow(), list('never', 1, done)]);
  await expect.poll(() => done).toEqual(['begun']);
  const ended = end();
  release();
  await ended;
  expect(done).toEqual(['begun', 'done']);
});
