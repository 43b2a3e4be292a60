import { expect, it } from 'vitest';
import type { Analytics } from './eventAnalytics.ts';
import { companiesCsv, momentsCsv, rolesCsv, tablesCsv } from './figuresCsv.ts';

const analytics: Analytics = {
  __typename: 'EventAnalytics',
  id: 'e1',
  position: '07',
  event: { __typename: 'Event', id: 'e1', name: 'Dinner', startDate: null, endDate: null },
  moments: [
    {
      __typename: 'EventMoment',
      at: '2027-03-04T18:00:00.000Z',
      attendees: 3,
      checkedIn: 1,
      seats: 4,
      seated: 2,
    },
  ],
  checkIns: [],
  roles: [
    {
      __typename: 'RoleAnalytics',
      role: 'guest',
      attendees: 4,
      seated: 2,
      held: 1,
      declined: 1,
      checkedIn: 1,
    },
  ],
  tables: [
    {
      __typename: 'TableAnalytics',
      id: 't1',
      name: '=Garden',
      capacity: 4,
      seated: 2,
      opportunity: 0,
      prospect: 0,
      employee: 0,
      guest: 2,
      companyCount: 1,
      companies: [],
    },
  ],
  companyCount: 1,
  companies: [
    {
      __typename: 'CompanyAnalytics',
      company: 'Nordlys, AS',
      attendees: 3,
      seated: 2,
      tableCount: 1,
      tables: [],
      tablemates: [],
    },
  ],
};

const lines = (csv: string) => csv.split('\r\n');

it('writes the counts at each moment', () => {
  expect(lines(momentsCsv(analytics))).toEqual([
    'Time,People,Seats,Seats taken,Checked in',
    '2027-03-04T18:00:00.000Z,3,4,2,1',
  ]);
});

it('writes a line for every role', () => {
  expect(lines(rolesCsv(analytics))).toEqual([
    'Role,People,Seated,Held,Declined,Checked in',
    'Customer,0,0,0,0,0',
    'Prospect,0,0,0,0,0',
    'Employee,0,0,0,0,0',
    'Guest,4,2,1,1,1',
  ]);
});

it('writes tables and companies, without formulas', () => {
  expect(lines(tablesCsv(analytics))).toEqual([
    'Table,Seats,Seats taken,Customer,Prospect,Employee,Guest,Companies',
    '"\'=Garden",4,2,0,0,0,2,1',
  ]);
  expect(lines(companiesCsv(analytics))).toEqual([
    'Company,People,Seated,Tables',
    '"Nordlys, AS",3,2,1',
  ]);
});

it('writes only a header without data', () => {
  const empty = { ...analytics, moments: [], tables: [], companies: [] };
  expect([momentsCsv, tablesCsv, companiesCsv].map((csv) => lines(csv(empty)).length)).toEqual([
    1, 1, 1,
  ]);
});
