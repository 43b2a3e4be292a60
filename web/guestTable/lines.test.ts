import { describe, expect, it } from 'vitest';
import { guestColumns } from './columns.ts';
import { byName, linesOf, sortedBy, sortedNext } from './lines.ts';
import { listedGuest } from './testing.ts';

const people = [
  listedGuest('Ada', { company: 'Zeta', reply: 'yes', party: 'Falk' }),
  listedGuest('Bo', { reply: 'none', party: ' falk' }),
  listedGuest('Cy', { company: 'acme', reply: 'no' }),
  listedGuest('Di', { company: 'Acme', reply: 'invited', party: 'Byron' }),
];
const sorted = (id: string, direction: 'ascending' | 'descending') => {
  const column = guestColumns.find((one) => one.id === id);
  return column && sortedBy(people, column, direction).map(({ name }) => name);
};

describe('sorting', () => {
  it('ignores case, keeps the order of equals, and puts empty cells last', () => {
    expect(sorted('company', 'ascending')).toEqual(['Cy', 'Di', 'Ada', 'Bo']);
    expect(sorted('company', 'descending')).toEqual(['Ada', 'Cy', 'Di', 'Bo']);
  });

  it('puts replies in the order in which they are given', () => {
    expect(sorted('reply', 'ascending')).toEqual(['Bo', 'Di', 'Ada', 'Cy']);
  });

  it('puts seats in their counted order, before the holding area and the pool', () => {
    const place = guestColumns.find(({ id }) => id === 'place');
    const seats = [
      listedGuest('Pool'),
      listedGuest('Ten', { where: { in: 'seat', table: 'Table 10', position: 1 } }),
      listedGuest('Held', { where: { in: 'holding', reason: null } }),
      listedGuest('Two', { where: { in: 'seat', table: 'Table 2', position: 11 } }),
      listedGuest('Before', { where: { in: 'seat', table: 'Table 2', position: 9 } }),
    ];
    const names = place && sortedBy(seats, place, 'ascending').map(({ name }) => name);
    expect(names).toEqual(['Before', 'Two', 'Ten', 'Held', 'Pool']);
  });

  it('is reversed by a second press, and by name again after a third', () => {
    const once = sortedNext(byName, 'company');
    expect(once).toEqual({ column: 'company', direction: 'ascending' });
    const twice = sortedNext(once, 'company');
    expect(twice.direction).toBe('descending');
    expect(sortedNext(twice, 'company')).toEqual(byName);
    expect(sortedNext(sortedNext(byName, 'name'), 'name')).toEqual(byName);
  });
});

const described = (by: 'party' | 'reply', closed: string[] = []) =>
  linesOf(people, by, new Set(closed)).map((line) =>
    line.is === 'group' ? `${line.group.title} (${line.group.people.length})` : line.guest.name,
  );

describe('groups', () => {
  it('are parties by name, ignoring case, with people without one last', () => {
    expect(described('party')).toEqual([
      'Byron (1)',
      'Di',
      'Falk (2)',
      'Ada',
      'Bo',
      'No party (1)',
      'Cy',
    ]);
  });

  it('are replies in order, and keep their number while they are closed', () => {
    expect(described('reply', ['group:invited', 'group:yes'])).toEqual([
      'Not replied (1)',
      'Bo',
      'Invited (1)',
      'Coming (1)',
      'Declined (1)',
      'Cy',
    ]);
  });
});
