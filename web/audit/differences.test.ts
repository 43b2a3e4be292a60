import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const told = (before: unknown, after: unknown) =>
  differencesOf(before, after).map((one) => [one.label, one.before, one.after]);

describe('the changes of an entry', () => {
  it('use the terms of the screens', () => {
    expect(told({ role: 'user' }, { role: 'admin' })).toEqual([['Role', 'User', 'Administrator']]);
    expect(told({ isActive: true }, { isActive: false })).toEqual([['Active', 'Yes', 'No']]);
    expect(told({ maxAttendees: null }, { maxAttendees: 1200 })).toEqual([
      ['Max attendees', 'nothing', '1,200'],
    ]);
    expect(told(null, { operation: 'adminStats' })).toEqual([
      ['Attempt', undefined, 'Tried to read the statistics'],
    ]);
  });

  it('leave out unchanged fields', () => {
    expect(told({ name: 'A', location: 'Bergen' }, { name: 'B', location: 'Bergen' })).toEqual([
      ['Name', 'A', 'B'],
    ]);
  });

  it('have only one side if there was nothing before, or is nothing after', () => {
    expect(told(null, { membershipLevel: 'premium' })).toEqual([
      ['Membership', undefined, 'Premium'],
    ]);
    expect(told({ name: 'Gala', status: 'active' }, null)).toEqual([
      ['Name', 'Gala', undefined],
      ['Status', 'active', undefined],
    ]);
  });

  it('show an unknown field by its own name, with any value', () => {
    expect(told({}, { constructor: [1, { a: 2 }] })).toEqual([
      ['constructor', undefined, '[1,{"a":2}]'],
    ]);
  });

  it.each([
    [null, null],
    ['text', 7],
    [{}, {}],
    [{ role: 'user' }, { role: 'user' }],
  ])('are none between %j and %j', (before, after) => {
    expect(told(before, after)).toEqual([]);
  });
});
