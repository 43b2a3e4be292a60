import { describe, expect, it } from 'vitest';
import type { AttendeeRole } from '../../../schema/vocabulary.ts';
import { matching, ofRole, roleCounts } from './search.ts';
import { sorted } from './sort.ts';

const person = (
  name: string,
  company: string | null = null,
  attendeeRole: AttendeeRole = 'guest',
  tags: string[] = [],
) => ({ id: name, name, company, title: null as string | null, attendeeRole, tags });

const soren = person('Søren Ågård', 'Nordlys AS', 'opportunity', [
  'event:AAAAAAAAAAAAAAAAAAAAAA',
  'Vegetarian',
]);
const zoe = person('Zoë Weiß', 'Brücke GmbH', 'employee');
const eva = person('Eva Straße', null, 'prospect', ['VIP']);
const list = [eva, soren, zoe];
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name);

describe('search in the pool', () => {
  it('ignores case, accents and letters without a key', () => {
    expect(names(matching(list, 'ZOE'))).toEqual(['Zoë Weiß']);
    expect(names(matching(list, 'soren agard'))).toEqual(['Søren Ågård']);
    expect(names(matching(list, 'strasse'))).toEqual(['Eva Straße']);
    expect(names(matching(list, 'STRASSE'))).toEqual(['Eva Straße']);
  });

  it('requires every word, in any order, in name, company, title and tags', () => {
    expect(names(matching(list, 'nordlys vegetarian søren'))).toEqual(['Søren Ågård']);
    expect(matching(list, 'nordlys zoe')).toEqual([]);
    expect(names(matching([{ ...eva, title: 'Head of Wine' }], 'wine'))).toEqual(['Eva Straße']);
    expect(names(matching(list, ' vip '))).toEqual(['Eva Straße']);
  });

  it('matches no word across two fields', () => {
    expect(matching([person('Ada', 'Byron')], 'adabyron')).toEqual([]);
  });

  it('does not find everybody by the event’s marker', () => {
    expect(matching(list, 'event')).toEqual([]);
  });

  it('returns the same list if nothing is typed', () => {
    expect(matching(list, '  ')).toBe(list);
  });
});

describe('roles', () => {
  it('are counted, with the sum of all', () => {
    expect(roleCounts(list)).toEqual({
      all: 3,
      opportunity: 1,
      prospect: 1,
      employee: 1,
      guest: 0,
    });
  });

  it('filter people by one role', () => {
    expect(names(ofRole(list, 'employee'))).toEqual(['Zoë Weiß']);
    expect(ofRole(list, 'all')).toBe(list);
  });
});

describe('the order of the pool', () => {
  const added = new Map([zoe, eva, soren].map(({ id }, index) => [id, index]));
  it.each([
    ['name', ['Eva Straße', 'Søren Ågård', 'Zoë Weiß']],
    ['company', ['Zoë Weiß', 'Søren Ågård', 'Eva Straße']],
    ['role', ['Zoë Weiß', 'Eva Straße', 'Søren Ågård']],
    ['added', ['Zoë Weiß', 'Eva Straße', 'Søren Ågård']],
  ] as const)('by %s', (by, expected) => {
    expect(names(sorted(list, by, added))).toEqual(expected);
  });

  it('keeps ties in name order', () => {
    const alike = [person('Ada', 'Acme'), person('Bo', 'ACME'), person('Cleo', 'acme')];
    expect(names(sorted(alike, 'company', added))).toEqual(['Ada', 'Bo', 'Cleo']);
  });
});
