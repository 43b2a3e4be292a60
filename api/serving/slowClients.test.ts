import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { slowClients } from './slowClients.ts';

const client = (closed = false) => {
  const answer = Object.assign(new EventEmitter(), {
    closed,
    isCut: false,
    destroy: () => {
      answer.isCut = true;
      // A connection says later that it is closed.
      queueMicrotask(() => answer.emit('close'));
    },
  });
  return answer;
};

const cut = (...clients: ReturnType<typeof client>[]) => clients.map(({ isCut }) => isCut);

it('disconnects who has been waited for the longest, and no more than it takes', async () => {
  const { hold } = slowClients(10);
  const [first, second, third] = [client(), client(), client()];
  hold(first, 4);
  hold(second, 4);
  expect(cut(first, second)).toEqual([false, false]);
  hold(third, 5);
  expect(cut(first, second, third)).toEqual([true, false, false]);
  await Promise.resolve();
  const fourth = client();
  hold(fourth, 1);
  expect(cut(second, third, fourth)).toEqual([false, false, false]);
});

it('counts nobody who has left', () => {
  const { hold, makeRoom } = slowClients(10);
  const one = client();
  hold(one, 10);
  one.emit('close');
  hold(client(true), 10);
  expect(makeRoom(10)).toBe(true);
  expect(one.isCut).toBe(false);
});

it('counts but does not disconnect who has done their part', () => {
  const { hold, waitNoLonger, makeRoom } = slowClients(10);
  const [worked, slow] = [client(), client()];
  hold(worked, 6);
  waitNoLonger(worked);
  hold(slow, 4);
  expect(makeRoom(5)).toBe(false);
  expect(cut(worked, slow)).toEqual([false, true]);
  worked.emit('close');
  expect(makeRoom(10)).toBe(true);
});

it('takes what is larger than all together', () => {
  const { hold } = slowClients(10);
  const [small, large] = [client(), client()];
  hold(small, 1);
  hold(large, 11);
  expect(cut(small, large)).toEqual([true, false]);
});

it('waits again for a client that has done its part, once it is answered', () => {
  const { hold, waitNoLonger } = slowClients(10);
  const [reader, sender, next] = [client(), client(), client()];
  hold(reader, 4);
  waitNoLonger(reader);
  hold(sender, 2);
  hold(reader, 4);
  hold(next, 1);
  expect(cut(reader, sender)).toEqual([false, true]);
  hold(client(), 2);
  expect(cut(reader, next)).toEqual([true, false]);
});
