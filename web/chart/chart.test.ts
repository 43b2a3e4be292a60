import { describe, expect, it } from 'vitest';
import { onFloor } from '../../schema/rooms/onFloor.ts';
import { tableFootprint } from '../../schema/tables/seatLayout.ts';
import { captionOf, detailOf, lettersBelow } from './detail.ts';
import { markerOf } from './markers.ts';
import { fullNameLines, initialsOf, shortened, shortenedKeepingEnd, shortName } from './names.ts';
import { nearestSeat } from './nearestSeat.ts';
import {
  between,
  bringIntoView,
  drawnFrom,
  fitted,
  fittedBeside,
  panned,
  revealing,
  withRoom,
  zoomed,
} from './viewport.ts';

const size = { width: 800, height: 600 };

describe('the viewport', () => {
  it('fits every table into view', () => {
    const table = { layout: 'circular' as const, capacity: 8, endSeats: false, rotation: 0 };
    const tables = [
      { ...table, x: 0, y: 0 },
      { ...table, x: 4000, y: 2500 },
    ];
    const { x, y, scale } = fitted(tables, size);
    for (const one of tables) {
      expect((one.x - x) * scale).toBeGreaterThan(0);
      expect((one.x - x) * scale).toBeLessThan(size.width);
      expect((one.y - y) * scale).toBeGreaterThan(0);
      expect((one.y - y) * scale).toBeLessThan(size.height);
    }
  });

  it('leaves room for the captions below tables, however far it is zoomed out', () => {
    const table = { layout: 'row' as const, capacity: 12, endSeats: false, rotation: 0, x: 0 };
    const half = tableFootprint(table).height / 2;
    for (const far of [1_000, 3_000, 5_000, 9_000]) {
      const { y, scale } = fitted(
        [
          { ...table, y: 0 },
          { ...table, y: far },
        ],
        size,
      );
      expect((far + half - y) * scale).toBeLessThanOrEqual(size.height - 15);
    }
  });

  it('fits landmarks with their markers into view, also when zoomed out', () => {
    const table = { layout: 'circular' as const, capacity: 8, endSeats: false, rotation: 0 };
    const tables = [
      { ...table, x: 0, y: 0 },
      { ...table, x: 3000, y: 0 },
    ];
    for (const far of [0, 900, 9_000, 15_000]) {
      const landmarks = [
        { x: -far, y: -far, name: 'Main stage by the lake' },
        { x: 3000 + far, y: 0, name: 'Bar' },
      ];
      const { x, y, scale } = fitted(tables, size, landmarks);
      for (const landmark of landmarks) {
        const { width, height } = markerOf(landmark, scale);
        expect((landmark.x - width / 2 - x) * scale).toBeGreaterThanOrEqual(0);
        expect((landmark.x + width / 2 - x) * scale).toBeLessThanOrEqual(size.width);
        expect((landmark.y - height / 2 - y) * scale).toBeGreaterThanOrEqual(0);
      }
    }
    expect(fitted([], size, [{ x: 5_000, y: 5_000, name: 'Bar' }]).x).toBeGreaterThan(4_000);
  });

  it('fits tables beside what covers the floor, and as usual if none would fit there', () => {
    const table = { layout: 'circular' as const, capacity: 8, endSeats: false, rotation: 0 };
    const radius = 90;
    const falling = [
      { ...table, x: 0, y: 0 },
      { ...table, x: 900, y: 600 },
    ];
    const rising = falling.map(({ y, ...one }) => ({ ...one, y: 600 - y }));
    const atBottom = { left: 740, top: 460, right: 784, bottom: 584 };
    const atTop = { left: 740, top: 12, right: 784, bottom: 136 };
    for (const [tables, cover] of [
      [falling, atBottom],
      [rising, atTop],
    ] as const) {
      const { x, y, scale } = fittedBeside(cover, tables, size);
      for (const one of tables) {
        const [left, top] = [(one.x - radius - x) * scale, (one.y - radius - y) * scale];
        const [right, bottom] = [(one.x + radius - x) * scale, (one.y + radius - y) * scale];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(size.height);
        expect(right <= cover.left || bottom <= cover.top || top >= cover.bottom).toBe(true);
      }
      expect(fittedBeside(cover, tables, size)).not.toEqual(fitted(tables, size));
    }
    expect(fittedBeside(atTop, falling, size)).toEqual(fitted(falling, size));
    expect(fittedBeside(undefined, falling, size)).toEqual(fitted(falling, size));
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const before = { x: 10, y: 20, scale: 0.5 };
    const after = zoomed(before, 1.7, { x: 200, y: 100 });
    expect(after.x + 200 / after.scale).toBeCloseTo(before.x + 200 / before.scale);
    expect(after.y + 100 / after.scale).toBeCloseTo(before.y + 100 / before.scale);
  });

  it('pans by the pointer’s movement', () => {
    expect(panned({ x: 0, y: 0, scale: 2 }, 10, -20)).toEqual({ x: -5, y: 10, scale: 2 });
  });

  it('moves only to points out of view', () => {
    const view = { x: 0, y: 0, scale: 1 };
    expect(revealing(view, { x: 400, y: 300 }, size)).toBe(view);
    expect(revealing(view, { x: 2000, y: 300 }, size).x).toBe(1600);
  });
});

describe('something just added or changed', () => {
  const area = { x: 0, y: 0, width: 300, height: 200 };

  it('causes no movement while it is visible', () => {
    const view = { x: -100, y: -100, scale: 1 };
    expect(bringIntoView(view, area, size)).toBe(view);
  });

  it('comes into view at the present scale if it fits, by the shortest way', () => {
    const { x, y, scale } = bringIntoView({ x: 500, y: -100, scale: 1 }, area, size);
    expect([scale, y]).toEqual([1, -100]);
    expect(x).toBeLessThan(0);
    expect(x).toBeGreaterThan(-100);
  });

  it('is shown completely if it is larger than the view', () => {
    const large = { x: 0, y: 0, width: 4000, height: 200 };
    const { x, scale } = bringIntoView({ x: 0, y: 0, scale: 1 }, large, size);
    expect(scale).toBeLessThan(800 / 4000);
    expect(-x * scale).toBeGreaterThan(0);
    expect((4000 - x) * scale).toBeLessThan(800);
  });

  it('is put beside a panel on the right, or above a sheet', () => {
    const view = { x: -450, y: -350, scale: 1 };
    const beside = bringIntoView(view, area, size, { right: 336 });
    expect((300 - beside.x) * beside.scale).toBeLessThanOrEqual(800 - 336);
    const above = bringIntoView(view, area, size, { bottom: 300 });
    expect((200 - above.y) * above.scale).toBeLessThanOrEqual(300);
  });
});

describe('a far moved view', () => {
  const room = { x: 0, y: 0, width: 1000, height: 1000 };

  it.each([
    [5_000, 0],
    [-5_000, 0],
    [0, 5_000],
    [-300, -9_000],
  ])('keeps a part of the room: by %i, %i', (x, y) => {
    const { scale, ...at } = withRoom({ x, y, scale: 0.5 }, room, size);
    const seen = (from: number, across: number) =>
      Math.min((1000 - from) * scale, across) - Math.max(-from * scale, 0);
    expect(seen(at.x, size.width)).toBeGreaterThanOrEqual(size.width / 3 - 1);
    expect(seen(at.y, size.height)).toBeGreaterThanOrEqual(size.height / 3 - 1);
  });

  it('is left alone while it shows some of it', () => {
    const view = { x: 400, y: 300, scale: 0.5 };
    expect(withRoom(view, room, size)).toBe(view);
  });
});

describe('the name of a table without room', () => {
  it.each([
    ['Table 12', 8, 'Table 12'],
    ['Table 12', 7, 'Tabl…12'],
    ['Table 12', 4, '12'],
    ['Northwind board', 7, '…board'],
    ['Northwind board', 10, 'Nort…board'],
    ['Ballroom', 5, 'Ballr…'],
    ['Table 12', 2, '12'],
    ['Table 112', 2, 'T…'],
  ])('keeps its end: %s in %i letters', (name, length, shown) => {
    expect(shortenedKeepingEnd(name, length)).toBe(shown);
  });
});

describe('the name at a seat', () => {
  it.each([
    ['Zacharie Jean Dubois', 'ZD', 'Zacharie'],
    ['Ada Byron', 'AB', 'Ada B.'],
    ['Ada', 'A', 'Ada'],
    ['Guest 12', '12', 'Guest 12'],
    ['Guest Number 4', '4', 'Guest 4'],
    ['Guest 123', 'G1', 'Guest 123'],
    ['Delegation 123', 'D1', 'Deleg…123'],
    ['Wilhelmina Wood', 'WW', 'Wilhelmi…'],
    ['WILHELMINA WOOD', 'WW', 'WILHEL…'],
    ['ムハンマドアリ', 'ム', 'ムハンマ…'],
    ['12', '12', '12'],
    ['Prof. Dr. Ada Byron', 'AB', 'Ada B.'],
    ['Bo Li III', 'BL', 'Bo L.'],
    // Joined, these letters would form a word.
    ['أحمد بدر', 'أ\u00a0ب', '\u2068أحمد ب.\u2069'],
    ['דוד לוי', 'דל', '\u2068דוד ל.\u2069'],
    ['🇩🇪 Delegation', '🇩🇪D', '🇩🇪 D.'],
  ])('has initials, and a short form as wide as nine letters: %s', (name, initials, short) => {
    expect([initialsOf(name), shortName(name, 9)]).toEqual([initials, short]);
  });
});

it.each([
  ['Ada Byron', ['Ada', 'Byron']],
  ['Anna Maria Berg', ['Anna Maria', 'Berg']],
  ['Christopher Feldmann Jr.', ['Christopher', 'Feldmann Jr.']],
  ['Alexandra Montgomery II', ['Alexandra', 'Montgomery II']],
  ['Wolfeschlegelsteinhausen von Au', ['Wolfeschlegel…', 'von Au']],
  ['Ada', ['Ada']],
])('puts a full name on two lines: %s', (name, lines) => {
  expect(fullNameLines(name, 13)).toEqual(lines);
});

it('ends a name that reads from right to left on its left', () => {
  // Without a direction of their own, dots and points would be displayed before its first letter.
  expect(shortened('محمد عبد الرحمن', 8)).toBe('\u2068محمد عب…\u2069');
  expect(shortenedKeepingEnd('طاولة الشرف الكبيرة', 10)).toBe('\u2068…الكبيرة\u2069');
  expect(shortName('محمد الشيخ', 10)).toBe('\u2068محمد ا.\u2069');
});

describe('a picture drawn for one view', () => {
  it('is moved and scaled to match another', () => {
    const drawn = { x: 100, y: 50, scale: 0.5 };
    const now = { x: 160, y: 20, scale: 0.8 };
    const { x, y, scale } = between(drawn, now);
    const point = { x: 300, y: 400 };
    expect((point.x - drawn.x) * drawn.scale * scale + x).toBeCloseTo(
      (point.x - now.x) * now.scale,
    );
    expect((point.y - drawn.y) * drawn.scale * scale + y).toBeCloseTo(
      (point.y - now.y) * now.scale,
    );
  });
});

describe('the picture of the floor', () => {
  const drawn = { x: 100, y: 50, scale: 0.5 };

  it('stays the same while it is only moved', () => {
    expect(drawnFrom(drawn, panned(drawn, 900, -600), size)).toBe(drawn);
  });

  it('is drawn again at another scale, and before its edge becomes visible', () => {
    for (const now of [zoomed(drawn, 1.01, { x: 0, y: 0 }), panned(drawn, 1_200, 0)])
      expect(drawnFrom(drawn, now, size)).toBe(now);
  });
});

describe('the level of detail of a table', () => {
  const table = {
    id: 'head',
    name: 'Head table',
    layout: 'circular' as const,
    capacity: 8,
    endSeats: false,
    rotation: 0,
    x: 0,
    y: 0,
  };
  const seen = (scale: number, x = -100) => ({
    view: { x, y: -100, scale },
    size,
    hasTabStop: false,
  });

  it.each([
    [0.1, 'dots', { scale: 0.1, withCount: false }],
    [0.2, 'dots', { scale: 0.2, withCount: true }],
    [0.3, 'seats', { scale: 0.3, withCount: true }],
    [0.5, 'seats', { scale: 0.5, withCount: true }],
    [0.6, 'initials', null],
    [1, 'names', null],
    [2, 'fullNames', null],
  ])('among hundreds, at a scale of %s: %s', (scale, detail, caption) => {
    expect(detailOf(table, { ...seen(scale), count: 500 })).toBe(detail);
    expect(captionOf(seen(scale).view)).toEqual(caption);
  });

  it('gives a name fewer letters the smaller the table is', () => {
    expect([0.15, 0.1, 0.07, 0.05].map((scale) => lettersBelow(180, scale))).toEqual([6, 4, 3, 2]);
  });

  it('keeps pressable seats in small rooms and at the tab stop, at any distance', () => {
    expect(detailOf(table, { ...seen(0.1), count: 12 })).toBe('seats');
    expect(detailOf(table, { ...seen(0.1), count: 500, hasTabStop: true })).toBe('seats');
  });

  it('is none out of view among many tables, except at the Tab stop', () => {
    const away = seen(1, 3000);
    expect(detailOf(table, { ...away, count: 12 })).toBe('seats');
    expect(detailOf(table, { ...away, count: 500 })).toBeNull();
    expect(detailOf(table, { ...away, count: 500, hasTabStop: true })).toBe('seats');
  });

  it('draws only the tables around the view out of 500, and fewer at a larger scale', () => {
    const room = Array.from({ length: 500 }, (_, n) => ({
      ...table,
      x: (n % 25) * 420,
      y: Math.floor(n / 25) * 380,
    }));
    const drawnAt = (scale: number) => {
      const view = { x: 4000, y: 3000, scale };
      const all = room.map((one) => detailOf(one, { view, size, count: 500, hasTabStop: false }));
      return all.filter((detail) => detail !== null);
    };
    expect(drawnAt(0.3).length).toBeLessThanOrEqual(12 * 10);
    expect(drawnAt(0.75).length).toBeLessThanOrEqual(6 * 5);
    expect(drawnAt(0.3).length).toBeGreaterThan(drawnAt(0.75).length);
  });
});

describe('arrow keys on seats', () => {
  const seats = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 62, y: 0 },
    { id: 'c', x: 124, y: 5 },
    { id: 'd', x: 0, y: 150 },
  ];
  const at = (id: string) => seats.find((seat) => seat.id === id) ?? { id: '', x: 0, y: 0 };

  it('move to the next seat in a direction, and stop at the edge', () => {
    expect(nearestSeat(seats, at('a'), 'right')?.id).toBe('b');
    expect(nearestSeat(seats, at('c'), 'left')?.id).toBe('b');
    expect(nearestSeat(seats, at('a'), 'down')?.id).toBe('d');
    expect(nearestSeat(seats, at('a'), 'up')).toBeUndefined();
  });

  it('follow the rotation of a table', () => {
    const point = onFloor({ x: 100, y: 0 }, { x: 10, y: 20, rotation: 90 });
    expect(point.x).toBeCloseTo(10);
    expect(point.y).toBeCloseTo(120);
  });
});

describe('the marker of a landmark', () => {
  const stage = { name: 'Main stage by the lake' };

  it.each([0.02, 0.05, 0.15, 0.3, 0.6, 1])('can be read and pressed at a scale of %s', (scale) => {
    const { fontSize, height, label } = markerOf(stage, scale);
    expect(fontSize * scale).toBeGreaterThanOrEqual(11 - 1e-9);
    expect(height * scale).toBeGreaterThanOrEqual(24);
    expect(label).toMatch(/^Main stag/);
  });

  it('grows with the floor when zoomed in, and is short if tables have no names', () => {
    expect(markerOf(stage, 2)).toEqual(markerOf(stage, 1));
    expect(markerOf(stage, 0.1).label.length).toBeLessThan(markerOf(stage, 0.2).label.length);
  });
});
