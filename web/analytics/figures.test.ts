import { describe, expect, it } from 'vitest';
import type { Analytics, AnalyticsTable } from './eventAnalytics.ts';
import { everyRole, isEmpty, seatMoments, tablesBy, totalsOf } from './figures.ts';

const role = (
  name: Analytics['roles'][number]['role'],
  counts: Partial<Analytics['roles'][number]>,
): Analytics['roles'][number] => ({
  __typename: 'RoleAnalytics',
  role: name,
  attendees: 0,
  seated: 0,
  held: 0,
  declined: 0,
  checkedIn: 0,
  ...counts,
});

const table = (name: string, capacity: number, seated: number): AnalyticsTable => ({
  __typename: 'TableAnalytics',
  id: name,
  name,
  capacity,
  seated,
  opportunity: 0,
  prospect: 0,
  employee: 0,
  guest: seated,
  companyCount: 0,
  companies: [],
});

describe('the figures at the top', () => {
  it('count everybody once: seated, held, declined or waiting', () => {
    const roles = [
      role('guest', { attendees: 10, seated: 6, held: 1, declined: 2, checkedIn: 4 }),
      role('employee', { attendees: 3, seated: 1, held: 2, checkedIn: 0 }),
    ];
    expect(totalsOf({ roles, tables: [table('A', 8, 5), table('B', 4, 2)] })).toEqual({
      people: 13,
      seated: 7,
      held: 3,
      declined: 2,
      waiting: 1,
      checkedIn: 4,
      seats: 12,
      free: 5,
    });
  });

  it('are zero for an empty event', () => {
    expect(isEmpty({ roles: [], tables: [] })).toBe(true);
    expect(isEmpty({ roles: [], tables: [table('A', 4, 0)] })).toBe(false);
    expect(isEmpty({ roles: [role('guest', { attendees: 1 })], tables: [] })).toBe(false);
    expect(Object.values(totalsOf({ roles: [], tables: [] }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

it('includes every role, even one that nobody has', () => {
  const guests = role('guest', { attendees: 2 });
  expect(everyRole([guests]).map(({ role: name, attendees }) => [name, attendees])).toEqual([
    ['opportunity', 0],
    ['prospect', 0],
    ['employee', 0],
    ['guest', 2],
  ]);
});

describe('tables', () => {
  const tables = [table('Table 10', 6, 6), table('Table 2', 6, 1), table('Head', 8, 6)];
  it.each([
    ['added', ['Table 10', 'Table 2', 'Head']],
    ['name', ['Head', 'Table 2', 'Table 10']],
    ['free', ['Table 2', 'Head', 'Table 10']],
    ['taken', ['Table 10', 'Head', 'Table 2']],
  ] as const)('by "%s" are in that order', (order, names) => {
    expect(tablesBy(order, tables).map(({ name }) => name)).toEqual(names);
  });
});

describe('the moments of the seats', () => {
  const moment = (at: string, counts: Partial<Analytics['moments'][number]>) => ({
    __typename: 'EventMoment' as const,
    at,
    attendees: 2,
    seats: 4,
    seated: 1,
    checkedIn: 0,
    ...counts,
  });

  it('leave out moments at which neither seats nor people changed', () => {
    const first = moment('2027-03-01T10:00:00.000Z', {});
    const checkIn = moment('2027-03-01T11:00:00.000Z', { checkedIn: 1 });
    const seated = moment('2027-03-01T12:00:00.000Z', { checkedIn: 1, seated: 2 });
    expect(seatMoments({ moments: [first, checkIn, seated] })).toEqual([first, seated]);
    expect(seatMoments({ moments: [] })).toEqual([]);
  });
});
