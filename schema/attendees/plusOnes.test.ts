import { expect, it } from 'vitest';
import { withShownNames } from './plusOnes.ts';

let order = 0;
const named = (id: string, name: string, guestOf: string | null = null) => ({
  id,
  order: order++,
  name,
  guestOf,
  isNamed: true,
});
const unnamed = (id: string, guestOf: string | null) => ({
  id,
  order: order++,
  name: 'Guest',
  guestOf,
  isNamed: false,
});
const namesOf = (...people: ReturnType<typeof named>[]) =>
  withShownNames(people).map(({ name }) => name);

it('describes unnamed guests by their host, and numbers several', () => {
  expect(
    namesOf(
      unnamed('first', 'sara'),
      named('sara', 'Sara Bielski'),
      unnamed('second', 'sara'),
      named('olle', 'Olle Ek', 'sara'),
      named('jan', 'Jan Vos'),
      unnamed('third', 'jan'),
    ),
  ).toEqual([
    'Guest of Sara Bielski',
    'Sara Bielski',
    'Guest 2 of Sara Bielski',
    'Olle Ek',
    'Jan Vos',
    'Guest of Jan Vos',
  ]);
});

it('numbers guests by the order of the plan, wherever they are in the list', () => {
  const [host, first, second] = [
    named('sara', 'Sara Bielski'),
    unnamed('first', 'sara'),
    unnamed('second', 'sara'),
  ];
  expect(namesOf(host, second, first)).toEqual([
    'Sara Bielski',
    'Guest 2 of Sara Bielski',
    'Guest of Sara Bielski',
  ]);
});

it('keeps the name of a guest whose host is gone, and lists in which everybody has a name', () => {
  expect(namesOf(unnamed('alone', null), unnamed('left', 'gone'))).toEqual(['Guest', 'Guest']);
  const all = [named('sara', 'Sara Bielski')];
  expect(withShownNames(all)).toBe(all);
});
