import { expect, it } from 'vitest';
import { movesText } from './movesText.ts';

const move = (attendeeId: string, fromSeatId: string | null, toSeatId: string | null) => ({
  attendeeId,
  fromSeatId,
  toSeatId,
});

it('distinguishes who moves, who finds a seat and who loses theirs', () => {
  const finds = move('Eve', null, 'h1');
  const moves = move('Ada', 'g1', 'h2');
  const loses = move('Ben', 'h1', null);
  expect(movesText([])).toBe('Nobody moves');
  expect(movesText([finds])).toBe('1 person finds a seat');
  expect(movesText([moves, finds, { ...finds, attendeeId: 'Fay' }])).toBe(
    '1 person moves, 2 people find a seat',
  );
  expect(movesText([finds, loses])).toBe('1 person finds a seat, 1 person loses their seat');
});
