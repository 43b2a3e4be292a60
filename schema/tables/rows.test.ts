import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { isWhollyWithin, type Polygon, rectangleAt } from '../rooms/floorGeometry.ts';
import { nextPlace, type RoomToFill, rowsFor } from './rows.ts';
import { type Box, boxOf, overlaps, type Standing, type TableShape } from './seatLayout.ts';

const round: TableShape = { layout: 'circular', capacity: 8, endSeats: false };
const many = (count: number, shape = round) => Array.from({ length: count }, () => shape);
const empty: RoomToFill = { standing: [] };
const standing = (places: ReturnType<typeof rowsFor>, shape = round): Standing[] =>
  places.map((place) => ({ ...shape, place }));
const pointsOf = (places: readonly { x: number; y: number }[]) => places.map(({ x, y }) => [x, y]);

/** Tables added one by one. */
const grown = (count: number, room: Omit<RoomToFill, 'standing'> = {}): Standing[] => {
  const tables: Standing[] = [];
  for (let n = 0; n < count; n += 1)
    tables.push({ ...round, place: nextPlace(round, tables, room) });
  return tables;
};

const areaOf = ({ x, y, ...size }: Box) => rectangleAt(size, { x, y, rotation: 0 });
const isWithin = (box: Box, outline: Polygon) => isWhollyWithin(outline, areaOf(box));

const clear = (tables: readonly Standing[]) =>
  tables
    .map(boxOf)
    .flatMap((box, index, boxes) => boxes.slice(index + 1).filter((other) => overlaps(box, other)));

describe('rows of new tables', () => {
  it('go from left to right and from top to bottom, at equal steps', () => {
    expect(pointsOf(rowsFor(many(6), empty, { perRow: 4 }))).toEqual([
      [0, 0],
      [420, 0],
      [840, 0],
      [1260, 0],
      [0, 380],
      [420, 380],
    ]);
  });

  it('are about one and a half times as long as their number', () => {
    const places = rowsFor(many(500), empty);
    const rows = new Set(places.map(({ y }) => y));
    expect(rows.size).toBe(15);
    expect(places.filter(({ y }) => y === 0)).toHaveLength(34);
    expect(clear(standing(places))).toEqual([]);
  });

  it.each([
    [6, [3, 3]],
    [11, [4, 4, 3]],
    [13, [5, 5, 3]],
  ])('are as equal in length as %i tables allow', (count, lengths) => {
    const ys = rowsFor(many(count), empty).map(({ y }) => y);
    expect([...new Set(ys)].map((row) => ys.filter((y) => y === row).length)).toEqual(lengths);
  });

  it('start below existing tables, in line with them', () => {
    const there = standing(rowsFor(many(12), empty, { perRow: 4 }));
    const places = rowsFor(many(2), { standing: there }, { perRow: 4 });
    expect(places.map(({ x }) => x)).toEqual([0, 420]);
    expect(places[0]?.y).toBeGreaterThan(760);
    expect(clear([...there, ...standing(places)])).toEqual([]);
  });

  it('are off the floor if walls leave no room on it, however many there are', () => {
    const across = Array.from({ length: 50_000 }, () => [
      { x: -20_000, y: -20_000 },
      { x: 20_000, y: 20_000 },
      { x: 20_000, y: 20_001 },
      { x: -20_000, y: -19_999 },
    ]);
    const everywhere = areaOf({ x: 0, y: 0, width: 40_000, height: 40_000 });
    const places = rowsFor(
      Array.from({ length: limits.tablesTogether }, () => ({ ...round, capacity: 1 })),
      { standing: [], solid: [...across, everywhere] },
      { at: { x: -20_000, y: -20_000 }, gap: 0, perRow: limits.tablesTogether },
    );
    for (const { y } of places) expect(y).toBeGreaterThan(20_000);
  });

  it('skip solid objects and existing tables, and leave no other gaps', () => {
    const stage = { x: 630, y: 380, width: 500, height: 300 };
    const bar = standing([{ x: 0, y: 760, rotation: 0 }]);
    const room = { standing: bar, solid: [areaOf(stage)] };
    const places = rowsFor(many(11), room, { perRow: 4, at: { x: 0, y: 0 } });
    expect(pointsOf(places)).toEqual([
      [0, 0],
      [420, 0],
      [840, 0],
      [1260, 0],
      [0, 380],
      [1260, 380],
      [420, 760],
      [840, 760],
      [1260, 760],
      [0, 1140],
      [420, 1140],
    ]);
  });

  it('follow the outline: as many in a row as fit, and none through a wall', () => {
    // An L: 1,300 wide above, 2,600 wide below.
    const outline = [
      { x: 0, y: 0 },
      { x: 1300, y: 0 },
      { x: 1300, y: 800 },
      { x: 2600, y: 800 },
      { x: 2600, y: 1700 },
      { x: 0, y: 1700 },
    ];
    const places = rowsFor(many(12), { standing: [], outline });
    for (const box of standing(places).map(boxOf)) expect(isWithin(box, outline)).toBe(true);
    const perRow = [...new Set(places.map(({ y }) => y))].map(
      (y) => places.filter((place) => place.y === y).length,
    );
    expect(perRow).toEqual([3, 3, 6]);
  });

  it('skip a slanting wall exactly where it is', () => {
    const wall = [
      { x: -300, y: -310 },
      { x: 1500, y: 1490 },
      { x: 1500, y: 1510 },
      { x: -300, y: -290 },
    ];
    const places = rowsFor(many(6), { standing: [], solid: [wall] }, { perRow: 3 });
    expect(pointsOf(places)).toEqual([
      [420, 0],
      [840, 0],
      [0, 380],
      [840, 380],
      [0, 760],
      [420, 760],
    ]);
  });

  it('continue below a room that is full', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 900, y: 0 },
      { x: 900, y: 450 },
      { x: 0, y: 450 },
    ];
    const places = rowsFor(many(5), { standing: [], outline });
    expect(places.filter(({ y }) => y < 450)).toHaveLength(2);
    expect(places.filter(({ y }) => y > 450)).toHaveLength(3);
    expect(clear(standing(places))).toEqual([]);
  });

  it('stand as close as requested, including chairs', () => {
    const [one, other] = rowsFor(many(2), empty, { gap: 40 }).map((place) =>
      boxOf({ ...round, place }),
    );
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBe((one?.width ?? 0) + 40);
  });

  it('of chairs stand closer, one behind the other', () => {
    const chairs = { layout: 'row', capacity: 20, endSeats: false } as const;
    const places = rowsFor(many(4, chairs), empty, { perRow: 1 });
    expect(places.map(({ y }) => y)).toEqual([0, 100, 200, 300]);
    expect(clear(standing(places, chairs))).toEqual([]);
  });
});

describe('the next table', () => {
  it('continues the last row, and starts a new one if that is as long as the others', () => {
    const there = standing(rowsFor(many(10), empty, { perRow: 4 }));
    const places: [number, number][] = [];
    for (let n = 0; n < 3; n += 1) {
      const place = nextPlace(round, there);
      places.push([place.x, place.y]);
      there.push({ ...round, place });
    }
    expect(places).toEqual([
      [840, 760],
      [1260, 760],
      [0, 1140],
    ]);
  });

  it.each([30, 800])('stands beside the previous one, or starts a row: %i of them', (count) => {
    const tables = grown(count);
    for (const [index, { place }] of tables.entries()) {
      const before = tables[index - 1]?.place;
      if (!before) continue;
      const isBeside = place.y === before.y && place.x === before.x + 420;
      const beginsRow = place.x === 0 && place.y === before.y + 380;
      expect(isBeside || beginsRow).toBe(true);
      expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThan(20_000);
    }
    expect(grown(count)).toEqual(tables);
  });

  it('skips a stage in the middle', () => {
    const stage = { x: 840, y: 760, width: 900, height: 500 };
    const boxes = grown(40, { solid: [areaOf(stage)] }).map(boxOf);
    for (const box of boxes) expect(overlaps(box, stage)).toBe(false);
  });

  it('stays within the room', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 1400, y: 0 },
      { x: 1400, y: 1300 },
      { x: 0, y: 1300 },
    ];
    for (const box of grown(9, { outline }).map(boxOf)) expect(isWithin(box, outline)).toBe(true);
  });

  it.each([
    ['at the lower wall', { x: 700, y: 1100 }],
    ['outside of the room', { x: 5000, y: -900 }],
  ])('stands in the room if the last one is %s', (_, place) => {
    // An L, with its lower part on the left.
    const outline = [
      { x: 0, y: 0 },
      { x: 2600, y: 0 },
      { x: 2600, y: 700 },
      { x: 900, y: 700 },
      { x: 900, y: 1300 },
      { x: 0, y: 1300 },
    ];
    const last = { ...round, place: { ...place, rotation: 0 } };
    const next = { ...round, place: nextPlace(round, [last], { outline }) };
    expect(isWithin(boxOf(next), outline)).toBe(true);
    expect(clear([last, next])).toEqual([]);
  });

  it('stands below a room that has no place for it', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 500, y: 0 },
      { x: 500, y: 500 },
      { x: 0, y: 500 },
    ];
    const [first, second] = grown(2, { outline }).map(({ place }) => place.y);
    expect(first).toBeLessThan(500);
    expect(second).toBeGreaterThan(500);
  });

  it('keeps the spacing of the row that it continues', () => {
    const there = standing(rowsFor(many(3), empty, { gap: 60, perRow: 5 }));
    const [first, second] = there.map(({ place }) => place.x) as [number, number];
    expect(nextPlace(round, there).x).toBe(first + 3 * (second - first));
  });
});
