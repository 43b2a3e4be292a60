import { expect, it } from 'vitest';
import { mentionedIn } from './mentions.ts';

it('finds the ids that a state names, at whatever depth and each once', () => {
  const before = { a: { seatId: 's1', attendeeId: 'ada' }, b: { seatId: 's2', attendeeId: 'ben' } };
  const after = { a: { seatId: 's2', attendeeId: 'ada' } };
  expect(mentionedIn([before, after])).toEqual(['s1', 'ada', 's2', 'ben']);
});

it('takes only what names a person, a table or a seat', () => {
  expect(mentionedIn([null, { importId: 'i1', name: 'Ada', tableId: 7, count: 3 }])).toEqual([]);
});
