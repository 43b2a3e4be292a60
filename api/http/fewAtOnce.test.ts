import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { fewAtOnce } from './fewAtOnce.ts';

const answer = (closed = false) => Object.assign(new EventEmitter(), { closed });

it("counts each member's requests until they are answered", () => {
  const count = fewAtOnce(2);
  const [one, two] = [answer(), answer()];
  count('mira', one);
  count('mira', two);
  expect(() => count('mira', answer())).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
  );
  count('jonas', answer());
  one.emit('close');
  count('mira', answer());
  expect(() => count('mira', answer())).toThrow('at once');
});

it('does not count requests whose client has gone', () => {
  const count = fewAtOnce(1);
  count('mira', answer(true));
  count('mira', answer());
  expect(() => count('mira', answer())).toThrow('at once');
});

it('counts one request of each member where all members together have as many as they may', () => {
  const count = fewAtOnce(3, 'lists', 2);
  const one = answer();
  count('mira', one);
  count('mira', answer());
  expect(() => count('mira', answer())).toThrow(expect.objectContaining({ code: 'NOT_READY' }));
  count('jonas', answer());
  one.emit('close');
  expect(() => count('jonas', answer())).toThrow('too many lists now');
});
