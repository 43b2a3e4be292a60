import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const described = (before: unknown, after: unknown) =>
  differencesOf(before, after).map((one) => [one.label, one.before, one.after]);

describe('the changes of an entry', () => {
  it('use the terms of the screens', () => {
    expect(described({ role: 'user' }, { role: 'admin' })).toEqual([
      ['Role', 'User', 'Administrator'],
    ]);
    expect(described({ isActive: true }, { isActive: false })).toEqual([['Active', 'Yes', 'No']]);
    expect(described({ maxAttendees: null }, { maxAttendees: 1200 })).toEqual([
      ['Max attendees', 'nothing', '1,200'],
    ]);
    expect(described(null, { operation: 'adminStats' })).toEqual([
      ['Attempt', undefined, 'Tried to read the statistics'],
    ]);
  });

  it('leave out unchanged fields', () => {
    expect(described({ name: 'A', location: 'Bergen' }, { name: 'B', location: 'Bergen' })).toEqual(
      [['Name', 'A', 'B']],
    );
  });

  it('have only one side if there was nothing before, or is nothing after', () => {
    expect(described(null, { membershipLevel: 'premium' })).toEqual([
      ['Membership', undefined, 'Premium'],
    ]);
    expect(described({ name: 'Gala', status: 'active' }, null)).toEqual([
      ['Name', 'Gala', undefined],
      ['Status', 'active', undefined],
    ]);
  });

  it('show an unknown field by its own name, with any value', () => {
    expect(described({}, { constructor: [1, { a: 2 }] })).toEqual([
      ['constructor', undefined, '[1,{"a":2}]'],
    ]);
  });

  it.each([
    [null, null],
    ['text', 7],
    [{}, {}],
    [{ role: 'user' }, { role: 'user' }],
  ])('are none between %j and %j', (before, after) => {
    expect(described(before, after)).toEqual([]);
  });
});
