import { onFloor } from '../rooms/onFloor.ts';
import { nameBelowCentre, tableExtent } from '../tables/seatLayout.ts';
import { nameEnd } from '../text/nameEnd.ts';
import { type FloorView, type RoomShapes, roomMap, tableTop } from './floorMap.ts';
import { type Frame, frameAround } from './floorParts.ts';
import { hairline, ink, type Primitive } from './primitives.ts';
import type { SeatedTable, SheetPlan, SheetTable } from './sheetPlan.ts';
import { cutName, type SetText, textIn } from './textBox.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

/** The smallest readable letters, in millimetres. */
const leastName = 2;
const mostName = 3.5;
/** The least width for a name, in centimetres. The name of a narrower table extends beyond its edge. */
const leastRoom = 80;
const mostNumber = 4;
/**
 * How much wider than its table the end of a name may be in any case, in centimetres. Tables in rows are
 * further apart than that.
 */
const beyond = 100;
/** The most width for the end of a name, in centimetres: a table and the way to the next one. */
const mostEnd = 420;
const partInk = '#6b2d5c';

/** A part of the room, and the number of its page. */
export type OverviewPart = { tables: readonly SeatedTable[]; page: number };

/** The whole room on one page: tables with their names, and a frame around each part with its page number. */
export const overview = (
  plan: SheetPlan,
  shapes: RoomShapes,
  parts: readonly OverviewPart[],
  view: FloorView,
  missing: Set<string>,
): Primitive[] => {
  const endRoom = roomsForEnds(plan.tables, view.scale);
  return [
    ...roomMap(
      plan,
      shapes,
      view,
      [
        ...plan.tables.map((table) => withoutNames(frameAround([table]))),
        ...parts.flatMap(({ tables }) => sidesOf(frameAround(tables.map(tableOf)))),
      ],
      missing,
    ),
    ...parts.flatMap(({ tables }) => tables.flatMap(({ table }) => topOf(table, view))),
    ...parts.flatMap(({ tables, page }) => partFrame(frameAround(tables.map(tableOf)), page, view)),
    ...parts.flatMap(({ tables }) =>
      tables.flatMap(({ table }) => nameOf(table, view, endRoom(table), missing)),
    ),
  ];
};

/**
 * Creates a function that returns how wide the end of a table's name may be, in centimetres: up to the ends of
 * the names beside it.
 */
const roomsForEnds = (tables: readonly SheetTable[], scale: number) => {
  const [high, apart] = [(1.2 * leastName) / scale, 0.5 / scale];
  return ({ id, x, y }: SheetTable): number =>
    tables
      .filter((other) => other.id !== id && Math.abs(other.y - y) < high)
      .reduce((least, other) => Math.min(least, Math.abs(other.x - x) - apart), mostEnd);
};

const tableOf = ({ table }: SeatedTable) => table;

/** A row of chairs has no top, so the overview shows a strip. */
const topOf = (table: SheetTable, view: FloorView): Primitive[] => {
  if (table.layout !== 'row') return tableTop(table, view);
  const { width, height } = tableExtent(table);
  return [
    {
      type: 'rect',
      x: view.x(table.x - width / 2),
      y: view.y(table.y - height / 2),
      width: width * view.scale,
      height: height * view.scale,
      rotation: table.rotation,
      radius: (height * view.scale) / 2,
      fill: '#ffffff',
      stroke: hairline,
      strokeWidth: 0.3,
    },
  ];
};

/** How far below its middle a table's name is: inside the strip of a row, or on the head of a U. */
const nameBelow = (table: SheetTable): number =>
  table.layout === 'row' ? 0 : nameBelowCentre(table);

/**
 * In centimetres: the distance from edge to edge through the middle of a table's name, at an angle to the
 * table's sides.
 */
const throughMiddle = (table: SheetTable, degrees: number): number => {
  const { width, height: whole } = tableExtent(table);
  const height = whole - 2 * Math.abs(nameBelow(table));
  const angle = (degrees * Math.PI) / 180;
  const [along, upright] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  if (table.layout === 'circular' || table.layout === 'oval')
    return 1 / Math.hypot(along / width, upright / height);
  return Math.min(width / Math.max(along, 0.01), height / Math.max(upright, 0.01));
};

/**
 * A table's name within its edge. It first shrinks, then breaks into lines. If the lines do not fit, it is
 * cut so that its last word or number stays ("…12").
 */
const nameOf = (
  table: SheetTable,
  view: FloorView,
  endRoom: number,
  missing: Set<string>,
): Primitive[] => {
  const name = withBoxes(table.name, missing);
  const most = Math.max(leastName, Math.min(mostName, 40 * view.scale));
  const across = throughMiddle(table, table.rotation);
  const room = Math.max(leastRoom, across * 0.92) * view.scale;
  const fitting = (most * room) / Math.max(0.01, widthOf(name, 'sansBold', most));
  const size = Math.max(leastName, Math.min(most, fitting));
  const middle = onFloor({ x: 0, y: nameBelow(table) }, table);
  const [x, y] = [view.x(middle.x), view.y(middle.y)];
  if (fitting < leastName) {
    const lines = linesWithin(table, { x, y, across, scale: view.scale });
    if (!lines.isCut) return lines.lines;
  }
  return [
    {
      type: 'text',
      text: shortName(name, size, room, Math.max(room + beyond * view.scale, endRoom * view.scale)),
      font: 'sansBold',
      size,
      colour: ink,
      anchor: 'middle',
      x,
      y: y + size * 0.35,
    },
  ];
};

/**
 * The name, or only the number or word at its end; otherwise as much of its beginning as fits, which may be
 * nothing.
 */
const shortName = (name: string, size: number, room: number, roomOfEnd: number): string => {
  const cut = cutName(name, 'sansBold', size, room);
  const end = nameEnd(name);
  if (cut === name || (end !== '' && cut.endsWith(end))) return cut;
  if (end !== '' && widthOf(end, 'sansBold', size) <= roomOfEnd) return end;
  return cut === '…' ? '' : cut;
};

type Middle = { x: number; y: number; across: number; scale: number };

/** A name in lines, whose box is small enough for a round table. */
const linesWithin = (table: SheetTable, { x, y, across, scale }: Middle): SetText => {
  const width = 0.8 * across * scale;
  const height = 0.6 * throughMiddle(table, table.rotation + 90) * scale;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return textIn(box, table.name, {
    font: 'sansBold',
    size: leastName,
    fit: 'wrap',
    align: 'centre',
    vertical: 'middle',
  });
};

/** The margin around names beside chairs, in centimetres. It belongs to no part. */
const inset = 75;

const withoutNames = ({ x, y, width, height }: Frame): Frame => ({
  x: x + inset,
  y: y + inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
});

/** The lines at the left and right of a part. */
const sidesOf = (frame: Frame): Frame[] => {
  const { x, y, width, height } = withoutNames(frame);
  return [x, x + width].map((side) => ({ x: side, y, width: 0, height }));
};

const partFrame = (frame: Frame, page: number, { scale, ...view }: FloorView): Primitive[] => {
  const { x, y, width, height } = withoutNames(frame);
  const [left, top] = [view.x(x), view.y(y)];
  const text = String(page);
  const size = Math.max(leastName, Math.min(mostNumber, 100 * scale));
  const plate = widthOf(text, 'sansBold', size) + 2;
  return [
    {
      type: 'rect',
      x: left,
      y: top,
      width: width * scale,
      height: height * scale,
      radius: Math.min(3, 30 * scale),
      stroke: partInk,
      strokeWidth: 0.4,
      dash: [1.6, 1.1],
    },
    {
      type: 'rect',
      x: left - 1,
      y: top - size / 2,
      width: plate,
      height: size,
      radius: 1,
      fill: '#ffffff',
    },
    {
      type: 'text',
      text,
      font: 'sansBold',
      size,
      colour: partInk,
      anchor: 'start',
      x: left,
      y: top + size * 0.36,
    },
  ];
};
