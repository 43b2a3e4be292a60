import { gql } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { asOf } from '../../graphql/asOf.ts';
import { createCache } from '../../graphql/cache.ts';
import { showOptimistically } from './showOptimistically.ts';

const fragment = gql`
  fragment SeatShown on Seat {
    id
    attendeeId
  }
`;

const seat = gql`
  query {
    id
    attendeeId
  }
`;

let cache: ReturnType<typeof createCache>;
const tell = (id: string, attendeeId: string | null, position: string) =>
  cache.write({
    query: seat,
    dataId: `Seat:${id}`,
    result: { __typename: 'Seat', id, attendeeId },
    extensions: asOf(position),
  });
const occupantOf = (id: string) =>
  cache.readFragment<{ attendeeId: string | null }>({ id: `Seat:${id}`, fragment })?.attendeeId;
const occupants = () => [occupantOf('s1'), occupantOf('s2')];

beforeEach(() => {
  cache = createCache();
  tell('s1', 'mira', '4');
  tell('s2', null, '4');
});

const moveMira = () => showOptimistically(cache, 'e1', { seats: { s1: null, s2: 'mira' } });

it('shows a change, and rolls it back', () => {
  const { rollBack } = moveMira();
  expect(occupants()).toEqual([null, 'mira']);
  rollBack();
  expect(occupants()).toEqual(['mira', null]);
});

it('hides the server’s values meanwhile, and shows them after a rollback', () => {
  const { rollBack } = moveMira();
  tell('s2', 'jonas', '5');
  expect(occupantOf('s2')).toBe('mira');
  rollBack();
  expect(occupants()).toEqual(['mira', 'jonas']);
});

it('keeps later changes when it is rolled back', () => {
  const { rollBack } = moveMira();
  showOptimistically(cache, 'e1', { seats: { s2: null } });
  rollBack();
  expect(occupants()).toEqual(['mira', null]);
});

it('returns to the server’s value, not to an earlier change that failed as well', () => {
  const first = showOptimistically(cache, 'e1', { seats: { s2: 'jonas' } });
  const second = showOptimistically(cache, 'e1', { seats: { s2: 'mira' } });
  first.rollBack();
  expect(occupantOf('s2')).toBe('mira');
  second.rollBack();
  expect(occupantOf('s2')).toBeNull();
});

it('stays if it failed because somebody else made the same change', () => {
  const { rollBack } = moveMira();
  tell('s1', null, '5');
  tell('s2', 'mira', '5');
  rollBack();
  expect(occupants()).toEqual([null, 'mira']);
});

it('gives way to the server’s values from its own position on', () => {
  moveMira().confirm('6');
  tell('s1', 'mira', '5');
  tell('s2', null, '5');
  expect(occupants()).toEqual([null, 'mira']);
  tell('s1', null, '6');
  tell('s2', 'jonas', '6');
  expect(occupants()).toEqual([null, 'jonas']);
});

it('gives way to a delta from its own position on, even if the delta does not mention it', () => {
  moveMira().confirm('6');
  cache.changeLists('e1', {}, '5');
  expect(occupants()).toEqual([null, 'mira']);
  cache.changeLists('e1', {}, '6');
  expect(occupants()).toEqual(['mira', null]);
});

it('gives way at once if nothing was recorded', () => {
  moveMira().confirm(null);
  expect(occupants()).toEqual(['mira', null]);
});

it('hides an earlier move that is answered later', () => {
  const first = moveMira();
  const second = showOptimistically(cache, 'e1', { seats: { s2: null, s1: 'mira' } });
  tell('s1', 'mira', '7');
  tell('s2', null, '7');
  second.confirm('7');
  expect(occupants()).toEqual(['mira', null]);
  tell('s1', null, '6');
  tell('s2', 'mira', '6');
  first.confirm('6');
  expect(occupants()).toEqual(['mira', null]);
});
