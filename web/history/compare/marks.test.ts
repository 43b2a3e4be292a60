import { describe, expect, it } from 'vitest';
import { pictureView } from '../timeline/pictureView.ts';
import type { Comparison } from './comparison.ts';
import { arrowPath, marksOf, outlinePath, placesOf, seatPoints } from './marks.ts';

const counts = {
  people: 0,
  seated: 0,
  pool: 0,
  declined: 0,
  holding: 0,
  checkedIn: 0,
  tables: 0,
  seats: 0,
};

const table = (tableId: string, x: number, rotation = 0) => ({
  tableId,
  name: tableId,
  layout: 'circular' as const,
  endSeats: false,
  capacity: 2,
  x,
  y: 0,
  rotation,
});

/** Two seats per table, 100 to the left and to the right of its centre. */
const side = (tables: ReturnType<typeof table>[], sitting: Record<string, string>) => ({
  reference: 'now',
  kind: 'now',
  at: null,
  name: null,
  tableId: null,
  counts,
  picture: {
    pool: 0,
    seated: 0,
    declined: 0,
    holding: 0,
    tables,
    seats: tables.flatMap(({ tableId }) =>
      [-100, 100].map((x, index) => {
        const seatId = `${tableId}-${index + 1}`;
        const attendeeId = sitting[seatId] ?? null;
        return { seatId, tableId, position: index + 1, x, y: 0, attendeeId };
      }),
    ),
    people: Object.values(sitting).map((attendeeId) => ({
      attendeeId,
      name: attendeeId,
      company: null,
      attendeeRole: 'guest' as const,
      where: 'seated' as const,
    })),
    objects: [],
  },
});

const seated = (seatId: string) => ({
  in: 'seated' as const,
  tableId: seatId.split('-')[0] ?? '',
  tableName: '',
  seatId,
  position: Number(seatId.split('-')[1]),
});
const inPool = {
  in: 'pool' as const,
  tableId: null,
  tableName: null,
  seatId: null,
  position: null,
};
const person = (attendeeId: string, fields: object) => ({
  attendeeId,
  name: attendeeId,
  company: null,
  attendeeRole: 'guest',
  swappedWith: null,
  fields: [],
  ...fields,
});

/** Ada moved to the other table, Ben left, Cleo took his seat, Dora is in the pool now. */
const comparison = {
  from: side([table('a', 0), table('b', 1000), table('old', 500)], {
    'a-1': 'ada',
    'b-1': 'ben',
    'old-1': 'dora',
  }),
  to: side([table('a', 0), table('b', 2000, 90)], { 'b-2': 'ada', 'b-1': 'cleo' }),
  people: [
    person('cleo', { kind: 'joined', from: null, to: seated('b-1') }),
    person('ben', { kind: 'left', from: seated('b-1'), to: null }),
    person('ada', { kind: 'moved', from: seated('a-1'), to: seated('b-2') }),
    person('dora', { kind: 'moved', from: seated('old-1'), to: inPool }),
  ],
  tables: [
    {
      tableId: 'old',
      kind: 'removed',
      before: factsOf(table('old', 500)),
      after: null,
      changes: [],
    },
    {
      tableId: 'b',
      kind: 'changed',
      before: factsOf(table('b', 1000)),
      after: factsOf(table('b', 2000, 90)),
      changes: ['moved', 'turned'],
    },
  ],
  details: [],
  placeCards: [],
  tableCards: [],
} as unknown as Comparison;

function factsOf({ tableId: _, ...facts }: ReturnType<typeof table>) {
  return facts;
}

const before = pictureView(comparison.from.picture);
const after = pictureView(comparison.to.picture);
const rounded = (points: { x: number; y: number }[]) =>
  points.map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('the marks of the second chart', () => {
  const { seats, tables } = marksOf(comparison, 'to', after);

  it('are at the new seats, at any rotation of the table', () => {
    expect(rounded(seats.moved)).toEqual([[2000, 100]]);
    expect(rounded(seats.joined)).toEqual([[2000, -100]]);
  });

  it('show a left seat only if it is free and still exists', () => {
    expect(rounded(seats.left)).toEqual([[-100, 0]]);
  });

  it('surround changed tables, and the old place of a removed table', () => {
    expect(tables.map(({ kind, isGone, table: { x } }) => [kind, isGone, x])).toEqual([
      ['removed', true, 500],
      ['changed', false, 2000],
    ]);
  });
});

describe('the marks of the first chart', () => {
  const { seats, tables } = marksOf(comparison, 'from', before);

  it('are at the old seats of people who moved or left', () => {
    expect(rounded(seats.moved)).toEqual([
      [-100, 0],
      [400, 0],
    ]);
    expect(rounded(seats.left)).toEqual([[900, 0]]);
    expect(seats.joined).toEqual([]);
  });

  it('surround tables at their old places', () => {
    expect(tables.map(({ kind, isGone, table: { x } }) => [kind, isGone, x])).toEqual([
      ['removed', false, 500],
      ['changed', false, 1000],
    ]);
  });
});

describe('a chosen person', () => {
  const points = { from: seatPoints(before), to: seatPoints(after) };
  const places = (id: string) => {
    const shown = placesOf(comparison, { what: 'person', id }, points);
    return [shown?.from, shown?.to].map((point) => point && rounded([point])[0]);
  };

  it('is shown with both seats, if they had them', () => {
    expect(places('ada')).toEqual([
      [-100, 0],
      [2000, 100],
    ]);
    expect(places('cleo')).toEqual([null, [2000, -100]]);
    expect(places('dora')).toEqual([[400, 0], null]);
  });

  it('is nobody if a table is chosen', () => {
    expect(placesOf(comparison, { what: 'table', id: 'b' }, points)).toBeNull();
    expect(placesOf(comparison, null, points)).toBeNull();
  });
});

describe('paths', () => {
  it('contain all marks of a kind', () => {
    const points = [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ];
    expect(outlinePath('moved', points).match(/M/g)).toHaveLength(2);
    expect(outlinePath('joined', points)).toContain('M3 4');
    expect(new Set(['moved', 'joined', 'left'].map((kind) => shapeOf(kind))).size).toBe(3);
  });

  it('lead from chair to chair, and are empty between neighbours', () => {
    expect(arrowPath({ x: 0, y: 0 }, { x: 1000, y: 0 })).toMatch(/^M26 0L968 0M968 0L/);
    expect(arrowPath({ x: 0, y: 0 }, { x: 60, y: 0 })).toBe('');
  });
});

const shapeOf = (kind: string): string =>
  outlinePath(kind as 'moved' | 'joined' | 'left', [{ x: 0, y: 0 }]);
