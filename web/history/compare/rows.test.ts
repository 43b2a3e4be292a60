import { describe, expect, it } from 'vitest';
import type { Comparison } from './comparison.ts';
import { peopleCsv, placeCardsCsv, tableCardsCsv, tablesCsv } from './exports.ts';
import {
  countOf,
  peopleGroups,
  placeCardGroup,
  searched,
  tableCardGroup,
  tableGroups,
} from './rows.ts';

const seat = (tableName: string, position: number) => ({
  in: 'seated' as const,
  tableId: tableName,
  tableName,
  seatId: `${tableName}-${position}`,
  position,
  declined: false,
});
const elsewhere = (where: 'pool' | 'holding', declined = false) => ({
  in: where,
  tableId: null,
  tableName: null,
  seatId: null,
  position: null,
  declined,
});

const person = (name: string, fields: object) => ({
  attendeeId: name.toLowerCase(),
  name,
  company: null,
  attendeeRole: 'guest',
  from: null,
  to: null,
  swappedWith: null,
  fields: [],
  ...fields,
});

const garden = {
  name: 'Garden',
  layout: 'circular' as const,
  endSeats: false,
  capacity: 4,
  x: 0,
  y: 0,
  rotation: 0,
};

const difference = {
  people: [
    person('Zoe', { kind: 'joined', to: elsewhere('pool') }),
    person('Ben', { kind: 'left', from: seat('Garden', 2) }),
    person('Cleo', {
      kind: 'moved',
      from: seat('Garden', 1),
      to: seat('Hall', 3),
      swappedWith: 'dora',
      fields: ['title', 'isCheckedIn'],
    }),
    person('Dora', {
      kind: 'moved',
      from: seat('Hall', 3),
      to: seat('Garden', 1),
      swappedWith: 'cleo',
    }),
    person('Ada', {
      kind: 'changed',
      from: elsewhere('holding'),
      to: elsewhere('holding'),
      fields: ['holdReason'],
      company: '=Acme',
    }),
  ],
  tables: [
    {
      tableId: 'old',
      kind: 'removed',
      before: { ...garden, name: 'Old', capacity: 1 },
      after: null,
      changes: [],
    },
    { tableId: 'new', kind: 'added', before: null, after: { ...garden, name: 'New' }, changes: [] },
    {
      tableId: 'garden',
      kind: 'changed',
      before: garden,
      after: { ...garden, name: 'Terrace', capacity: 8, rotation: 45 },
      changes: ['name', 'turned', 'capacity'],
    },
    {
      tableId: 'choir',
      kind: 'changed',
      before: { ...garden, name: 'Choir' },
      after: { ...garden, name: 'Choir', layout: 'uShape' },
      changes: ['layout'],
    },
  ],
  details: [
    { field: 'name', before: 'Dinner', after: 'Gala' },
    { field: 'isPublic', before: false, after: true },
    { field: 'location', before: null, after: 'Orangery' },
    { field: 'description', before: 'An evening', after: null },
    { field: 'status', before: 'active', after: 'completed' },
    { field: 'maxAttendees', before: 900, after: 1200 },
    { field: 'outline', before: null, after: '18 × 12 m, 4 corners' },
    { field: 'background', before: '2 cm a pixel, opacity 40 %', after: null },
  ],
  placeCards: [
    {
      attendeeId: 'cleo',
      name: 'Cleo',
      company: null,
      tableName: 'Hall',
      position: 3,
      reasons: ['table', 'seat'],
    },
    {
      attendeeId: 'ada',
      name: 'Ada',
      company: 'Acme',
      tableName: 'Hall',
      position: 10,
      reasons: ['newlySeated'],
    },
  ],
  tableCards: [{ tableId: 'garden', name: 'Terrace', reasons: ['name'] }],
} as unknown as Comparison;

const described = (groups: ReturnType<typeof peopleGroups>) =>
  groups.map(({ title, rows }) => [title, rows.map(({ name, text }) => `${name}: ${text}`)]);

describe('the people who differ', () => {
  it('are grouped by the kind of their change, and sorted by name', () => {
    expect(described(peopleGroups(difference))).toEqual([
      [
        'Moved',
        [
          'Cleo: From Garden, seat 1 to Hall, seat 3, swapped with Dora; changed: title and check-in',
          'Dora: From Hall, seat 3 to Garden, seat 1, swapped with Cleo',
        ],
      ],
      ['Joined', ['Zoe: New: the pool']],
      ['Left', ['Ben: Was: Garden, seat 2']],
      [
        'Details changed',
        [
          'Ada: Changed: reason for the hold',
          'Cleo: From Garden, seat 1 to Hall, seat 3, swapped with Dora; changed: title and check-in',
        ],
      ],
    ]);
  });

  it('are not said to be in the pool if they declined', () => {
    const declined = elsewhere('pool', true);
    const people = [
      person('Eva', { kind: 'joined', to: declined }),
      person('Finn', { kind: 'left', from: declined }),
      person('Gus', { kind: 'moved', from: seat('Hall', 2), to: declined, fields: ['reply'] }),
      person('Hal', { kind: 'moved', from: declined, to: seat('Hall', 2) }),
    ] as unknown as Comparison['people'];
    const groups = peopleGroups({ ...difference, people });
    expect(described(groups).slice(0, 3)).toEqual([
      [
        'Moved',
        [
          'Gus: Declined, was: Hall, seat 2; changed: reply',
          'Hal: Had declined, now: Hall, seat 2',
        ],
      ],
      ['Joined', ['Eva: New: declined']],
      ['Left', ['Finn: Was: declined']],
    ]);
  });

  it('have rows with unique keys, even if they are in two groups', () => {
    const keys = peopleGroups(difference).flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are found by name and by place', () => {
    const groups = peopleGroups(difference);
    expect(described(searched(groups, ' BEN ')).map(([title]) => title)).toEqual(['Left']);
    expect(countOf(searched(groups, 'hall'))).toBe(3);
    expect(searched(groups, 'nobody')).toEqual([]);
    expect(searched(groups, ' ')).toEqual(groups);
  });
});

describe('the tables that differ', () => {
  it('are grouped by the kind of their change, with the event below', () => {
    expect(described(tableGroups(difference))).toEqual([
      ['New tables', ['New: New, with 4 seats']],
      ['Removed tables', ['Old: Removed, had 1 seat']],
      [
        'Changed tables',
        [
          'Choir: from circular to a U',
          'Terrace: was called Garden, turned from 0° to 45°, and from 4 to 8 seats',
        ],
      ],
      [
        'The event',
        [
          'Name: From Dinner to Gala',
          'Public: Turned on',
          'Location: New: Orangery',
          'Description: Removed, was: An evening',
          'Status: From Active to Completed',
          'Max attendees: From 900 to 1,200',
          'Outline of the room: New: 18 × 12 m, 4 corners',
          'Background picture: Removed, was: 2 cm a pixel, opacity 40 %',
        ],
      ],
    ]);
  });
});

describe('the cards to print again', () => {
  it('say where they go and why they are new', () => {
    expect(described([placeCardGroup(difference), tableCardGroup(difference)])).toEqual([
      [
        'Place cards',
        ['Ada: Hall, seat 10: newly seated', 'Cleo: Hall, seat 3: another table and another seat'],
      ],
      ['Table cards', ['Terrace: another name']],
    ]);
  });
});

describe('the files', () => {
  const linesOf = (csv: string) => csv.split('\r\n');

  it('contain everybody once, and nothing that a spreadsheet would execute', () => {
    const [header, ...lines] = linesOf(peopleCsv(difference, true));
    expect(header).toBe('Name,Company,Role,Change,From,To,Swapped with,Fields changed');
    expect(lines).toEqual([
      `Ada,"'=Acme",Guest,Details changed,the holding area,the holding area,,reason for the hold`,
      'Ben,,Guest,Left,"Garden, seat 2",,,',
      'Cleo,,Guest,Moved,"Garden, seat 1","Hall, seat 3",Dora,title and check-in',
      'Dora,,Guest,Moved,"Hall, seat 3","Garden, seat 1",Cleo,',
      'Zoe,,Guest,Joined,,the pool,,',
    ]);
  });

  it('contain tables and cards', () => {
    expect(linesOf(tablesCsv(difference))).toContain('New,New tables,"New, with 4 seats"');
    expect(linesOf(placeCardsCsv(difference))).toEqual([
      'Name,Company,Table,Seat,Why',
      'Ada,Acme,Hall,10,newly seated',
      'Cleo,,Hall,3,another table and another seat',
    ]);
    expect(linesOf(tableCardsCsv(difference))).toEqual(['Table,Why', 'Terrace,another name']);
  });
});
