import { expect, it } from 'vitest';
import type { PlanPicturePartsFragment } from '../../gql/graphql.ts';
import { pictureView } from './pictureView.ts';

const seat = (tableId: string, position: number, attendeeId: string | null) => ({
  __typename: 'PictureSeat' as const,
  seatId: `${tableId}-${position}`,
  tableId,
  position,
  x: position * 60,
  y: 0,
  attendeeId,
});

const table = (tableId: string, capacity: number) => ({
  __typename: 'PictureTable' as const,
  tableId,
  name: tableId,
  layout: 'rectangular' as const,
  endSeats: false,
  capacity,
  x: 10,
  y: 20,
  rotation: 90,
});

const person = (attendeeId: string, where: 'pool' | 'seated' | 'holding') => ({
  __typename: 'PicturePerson' as const,
  attendeeId,
  name: attendeeId,
  company: null,
  attendeeRole: 'guest' as const,
  where,
});

const picture: PlanPicturePartsFragment = {
  __typename: 'PlanPicture',
  pool: 2,
  declined: 1,
  seated: 1,
  holding: 1,
  tables: [table('Garden', 2), table('Hall', 0)],
  seats: [seat('Garden', 1, null), seat('Garden', 2, 'mira')],
  people: [
    person('mira', 'seated'),
    person('ada', 'pool'),
    person('ben', 'holding'),
    person('cleo', 'pool'),
  ],
  objects: [],
  room: { __typename: 'PictureRoom', outline: null, background: null },
};

it('assigns people to their seats, and seats to their tables', () => {
  const { tables } = pictureView(picture);
  expect(tables.map(({ table: { id, rotation } }) => [id, rotation])).toEqual([
    ['Garden', 90],
    ['Hall', 90],
  ]);
  expect(tables[0]?.seats.map(({ id }) => id)).toEqual(['Garden-1', 'Garden-2']);
  expect(tables[0]?.people.map((occupant) => occupant?.id)).toEqual([undefined, 'mira']);
  expect(tables[1]).toMatchObject({ seats: [], people: [] });
});

it('counts everybody, and finds them by id', () => {
  const { counts, people } = pictureView(picture);
  expect(counts).toEqual({ people: 4, seated: 1, pool: 1, declined: 1, holding: 1 });
  expect(people.get('ben')?.name).toBe('ben');
});

it('reuses unchanged objects of the previous view, so that only changes render', () => {
  const before = pictureView(picture);
  const later = {
    ...picture,
    seats: [seat('Garden', 1, 'ada'), seat('Garden', 2, 'mira')],
  };
  const after = pictureView(structuredClone(later), before);
  expect(after.tables[0]?.table).toBe(before.tables[0]?.table);
  expect(after.tables[0]?.seats[1]).toBe(before.tables[0]?.seats[1]);
  expect(after.tables[0]?.people[1]).toBe(before.tables[0]?.people[1]);
  expect(after.tables[0]?.people[0]?.id).toBe('ada');
});

it('replaces the objects of tables and people that changed', () => {
  const before = pictureView(picture);
  const [garden] = picture.tables;
  const later = { ...picture, tables: [{ ...garden, name: 'Terrace' } as typeof garden & object] };
  expect(pictureView(later, before).tables[0]?.table).toMatchObject({ name: 'Terrace' });
});
