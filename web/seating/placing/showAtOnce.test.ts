import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { showAllAhead, showAtOnce, showWhatIsAhead } from './showAtOnce.ts';

const fragment = gql`
  fragment SeatShown on Seat {
    id
    attendeeId
  }
`;

let cache: InMemoryCache;
const tell = (id: string, attendeeId: string | null) =>
  cache.writeFragment({ fragment, data: { __typename: 'Seat', id, attendeeId } });
const sitterOf = (id: string) =>
  cache.readFragment<{ attendeeId: string | null }>({ id: `Seat:${id}`, fragment })?.attendeeId;

beforeEach(() => {
  cache = new InMemoryCache();
  tell('s1', 'mira');
  tell('s2', null);
});

const moveMira = () => showAtOnce(cache, 'e1', { seats: { s1: null, s2: 'mira' } });

it('shows a change, and takes it back', () => {
  const { takeBack } = moveMira();
  expect([sitterOf('s1'), sitterOf('s2')]).toEqual([null, 'mira']);
  takeBack();
  expect([sitterOf('s1'), sitterOf('s2')]).toEqual(['mira', null]);
});

it('shows it again where the server tells what was before', () => {
  moveMira();
  tell('s2', null);
  showWhatIsAhead(cache, '5');
  expect(sitterOf('s2')).toBe('mira');
});

it('takes back to what the server has told meanwhile', () => {
  const { takeBack } = moveMira();
  tell('s2', 'jonas');
  showWhatIsAhead(cache, '5');
  takeBack();
  expect(sitterOf('s2')).toBe('jonas');
});

it('leaves what was changed since then when it is taken back', () => {
  const { takeBack } = moveMira();
  showAtOnce(cache, 'e1', { seats: { s2: null } });
  takeBack();
  expect([sitterOf('s1'), sitterOf('s2')]).toEqual(['mira', null]);
});

it('is ahead of older deltas still when it is answered, and of none from its own on', () => {
  moveMira().answered('6');
  tell('s2', null);
  showWhatIsAhead(cache, '5');
  expect(sitterOf('s2')).toBe('mira');
  tell('s2', 'jonas');
  showWhatIsAhead(cache, '6');
  expect(sitterOf('s2')).toBe('jonas');
});

it('is ahead of nothing where nothing needed recording', () => {
  moveMira().answered(null);
  tell('s2', 'jonas');
  showWhatIsAhead(cache, '5');
  expect(sitterOf('s2')).toBe('jonas');
});

it('is ahead of the answer to an earlier move', () => {
  moveMira();
  showAtOnce(cache, 'e1', { seats: { s2: null, s1: 'mira' } });
  tell('s1', null);
  tell('s2', 'mira');
  showAllAhead(cache);
  expect([sitterOf('s1'), sitterOf('s2')]).toEqual(['mira', null]);
});
