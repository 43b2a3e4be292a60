import { onFloor } from '../rooms/onFloor.ts';
import {
  leastNameWidth,
  nameBelowCentre,
  nameWidth,
  tableExtent,
  topCorners,
} from '../tables/seatLayout.ts';
import { type Frame, frameAround, frameAroundAll, frameOf, frameOfTable } from './floorParts.ts';
import {
  hairline,
  ink,
  markInk,
  type Paint,
  type Primitive,
  type ShapePrimitive,
  type SharedPrimitive,
  softInk,
  type TextPrimitive,
} from './primitives.ts';
import {
  evenLines,
  type NamedChair,
  nameLines,
  roomsOfNames,
  type Side,
  sideOf,
} from './seatNames.ts';
import type { SeatedTable, SheetObject, SheetPlan, SheetSeat, SheetTable } from './sheetPlan.ts';
import { type Box, cutName, cutTo, textIn } from './textBox.ts';
import { widthOf, withBoxes } from './textMetrics.ts';

/** Maps the floor to a page: millimetres per centimetre, and positions on the page. */
type OnPage = {
  scale: number;
  x: (x: number) => number;
  y: (y: number) => number;
};

/** Maps a part of the floor to a box of the page. */
export type FloorView = OnPage & { box: Box };

/** Centres a part of the floor in a box of the page. */
export const floorView = (frame: Frame, scale: number, box: Box): FloorView => {
  const left = box.x + (box.width - frame.width * scale) / 2;
  const top = box.y + (box.height - frame.height * scale) / 2;
  return {
    scale,
    x: (x) => left + (x - frame.x) * scale,
    y: (y) => top + (y - frame.y) * scale,
    box,
  };
};

/** Sizes in centimetres of the floor. */
const nameSize = 11;
const usualName = 60;
const usualInRow = 52;
const chair = 19;
/** The smallest readable letters, in millimetres on paper. */
const leastLetters = 1.6;
const mostShrunk = 0.72;

/** The top of a table. A row of chairs has none. */
export const tableTop = (table: SheetTable, view: FloorView): Primitive[] => {
  const { width, height } = tableExtent(table);
  const [x, y] = [view.x(table.x), view.y(table.y)];
  const paint = { fill: '#ffffff', stroke: ink, strokeWidth: Math.max(0.2, 1.6 * view.scale) };
  const turned = { rotation: table.rotation, ...paint };
  const corners = topCorners(table)?.map((corner) => {
    const at = onFloor(corner, table);
    return [view.x(at.x), view.y(at.y)];
  });
  if (corners) return [{ type: 'path', d: pathThrough(corners, true), ...paint }];
  switch (table.layout) {
    case 'row':
      return [];
    case 'circular':
    case 'oval':
      return [
        {
          ...{ type: 'ellipse', x, y, ...turned },
          radiusX: (width * view.scale) / 2,
          radiusY: (height * view.scale) / 2,
        },
      ];
    default:
      return [
        {
          type: 'rect',
          x: x - (width * view.scale) / 2,
          y: y - (height * view.scale) / 2,
          width: width * view.scale,
          height: height * view.scale,
          radius: 10 * view.scale,
          ...turned,
        },
      ];
  }
};

/** A table with its chairs and their names. */
const seatedTable = (
  { table, seats, taken }: SeatedTable,
  view: FloorView,
  roomOf: (chair: NamedChair) => number,
  missing: Set<string>,
): Primitive[] => {
  const { scale } = view;
  const middle = onFloor({ x: 0, y: nameBelowCentre(table) }, table);
  const [x, y] = [view.x(middle.x), view.y(middle.y)];
  const centred = { type: 'text', colour: ink, anchor: 'middle', x } as const;
  const most = Math.max(leastNameWidth, nameWidth(table)) * scale;
  return [
    ...tableTop(table, view),
    ...tableName(table.name, { x, y }, most, scale, missing),
    {
      ...centred,
      text: `${taken}/${table.capacity}`,
      font: 'sans',
      size: 10.5 * scale,
      y: y + 16 * scale,
    },
    ...seats.flatMap(({ seat, person }): Primitive[] => {
      const chairAt = chairOf(table, seat, person);
      const at = { x: view.x(chairAt.x), y: view.y(chairAt.y) };
      return [
        {
          type: 'ellipse',
          ...at,
          radiusX: chair * scale,
          radiusY: chair * scale,
          strokeWidth: Math.max(0.15, 1.2 * scale),
          ...(person
            ? { fill: '#e9e4ea', stroke: ink }
            : { fill: '#ffffff', stroke: markInk, dash: [4 * scale, 3 * scale] }),
        },
        {
          type: 'text',
          text: String(seat.position),
          font: 'sans',
          size: 12 * scale,
          colour: ink,
          anchor: 'middle',
          x: at.x,
          y: at.y + 4.3 * scale,
        },
        ...(person && chairAt.side
          ? nameAt(at, chairAt.side, person.name, roomOf(chairAt), scale, missing)
          : []),
      ];
    }),
  ];
};

/**
 * The name of a table, above its middle, on up to three lines. A longer name keeps its end, which tells
 * tables apart.
 */
const tableName = (
  name: string,
  { x, y }: { x: number; y: number },
  most: number,
  scale: number,
  missing: Set<string>,
): Primitive[] => {
  const size = 16 * scale;
  const line = { type: 'text', font: 'display', size, colour: ink, anchor: 'middle', x } as const;
  const whole = withBoxes(name, missing);
  const inOne = { ...line, text: cutName(whole, 'display', size, most), y: y - 1.5 * scale };
  if (inOne.text === whole) return [inOne];
  // A round table is narrower above its middle.
  const [width, height] = [0.86 * most, 34 * scale];
  const box = { x: x - width / 2, y: y + 3 * scale - height, width, height };
  const lines = textIn(box, name, {
    ...{ font: 'display', size, least: (2 / 3) * size, fit: 'shrink', lineHeight: 1.05 },
    ...{ align: 'centre', vertical: 'bottom' },
  });
  return lines.isCut ? [inOne] : lines.lines;
};

/** In centimetres, from the middle of a chair: the places of its name's lines. */
const places: Record<
  Side,
  { x: number; y: (lines: number) => number; anchor: 'start' | 'middle' | 'end' }
> = {
  above: { x: 0, y: (lines) => -24 - (lines - 1) * 12.5, anchor: 'middle' },
  below: { x: 0, y: () => 33, anchor: 'middle' },
  left: { x: -25, y: (lines) => 4 - (lines - 1) * 6.25, anchor: 'end' },
  right: { x: 25, y: (lines) => 4 - (lines - 1) * 6.25, anchor: 'start' },
};

const chairOf = (
  table: SheetTable,
  seat: SheetSeat,
  person: SeatedTable['seats'][number]['person'],
): NamedChair => {
  const { x, y } = onFloor(seat, table);
  if (!person) return { x, y, side: null, wanted: 0 };
  const wanted = widest(nameLines(withBoxes(person.name)), nameSize);
  return { x, y, side: sideOf(seat, table), wanted };
};

/** The width of the longest line of a name. */
const widest = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => widthOf(line, 'sansBold', size)), 0);

/**
 * The lines of a name. A long name first shrinks to the smallest readable letters, is then broken into even
 * lines, and then cut.
 * @param most the available width, in centimetres of the floor
 */
const fittedName = (name: string, most: number, scale: number) => {
  const usual = nameSize * scale;
  const least = Math.min(usual, Math.max(leastLetters, usual * mostShrunk));
  const fitted = (whole: readonly string[]) => {
    const size = Math.max(least, Math.min(usual, (usual * most * scale) / widest(whole, usual)));
    const lines = whole.map((line) => cutTo(line, 'sansBold', size, most * scale));
    return { lines, size, isCut: lines.some((line, nth) => line !== whole[nth]) };
  };
  const usually = fitted(nameLines(name));
  if (!usually.isCut) return usually;
  return fitted(evenLines(name, (line) => widthOf(line, 'sansBold', usual)));
};

/** @param most the available width, in centimetres of the floor */
const nameAt = (
  at: { x: number; y: number },
  side: Side,
  name: string,
  most: number,
  scale: number,
  missing: Set<string>,
): Primitive[] => {
  const { lines, size, isCut } = fittedName(withBoxes(name, missing), most, scale);
  const place = places[side];
  return lines.map((text, nth) => ({
    type: 'text',
    text,
    font: 'sansBold',
    size,
    colour: ink,
    anchor: place.anchor,
    x: at.x + place.x * scale,
    y: at.y + (place.y(lines.length) + nth * 12.5) * scale,
    ...(isCut && { cutName: name }),
  }));
};

const number = (value: number): string => String(Math.round(value * 1_000) / 1_000);
const pathThrough = (points: readonly (readonly number[])[], isClosed: boolean): string =>
  `M${points.map(([x = 0, y = 0]) => `${number(x)} ${number(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** The corners of an object's shape on the floor. */
const extentOf = ({ x, y, rotation, shape }: SheetObject): number[][] => {
  const place = { x, y, rotation };
  const corners =
    shape.type === 'path'
      ? (shape.points ?? [])
      : [-1, 1].flatMap((across) =>
          [-1, 1].map((down) => [
            (across * (shape.width ?? 0)) / 2,
            (down * (shape.height ?? 0)) / 2,
          ]),
        );
  return corners.map(([px = 0, py = 0]) => {
    const at = onFloor({ x: px, y: py }, place);
    return [at.x, at.y];
  });
};

/** The part of the floor that walls and objects cover; undefined if there are none. */
export const frameOfRoom = ({ objects, outline }: SheetPlan): Frame | undefined => {
  const frames = [
    ...objects.map((object) => frameOf(extentOf(object))),
    ...(outline ? [frameOf(outline.points)] : []),
  ];
  if (frames.length === 0) return undefined;
  const { x, y, width, height } = frameAroundAll(frames);
  const around = 25;
  return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
};

/** The picture of the hall; empty if the plan has none. */
const pictureOf = ({ background }: SheetPlan, view: FloorView): Primitive[] => {
  if (!background) return [];
  const { imageId, width, height, x, y, cmPerPixel, rotation, opacity } = background;
  const scale = cmPerPixel * view.scale;
  const size = { width: width * scale, height: height * scale };
  return [{ type: 'image', imageId, x: view.x(x), y: view.y(y), ...size, rotation, opacity }];
};

/** Draws the walls and shapes of a room without their names. */
export type RoomShapes = (view: FloorView) => SharedPrimitive;

/**
 * The walls and shapes of a room, made once for all pages of one scale: a room may have more lines than
 * everything else on its pages.
 */
export const roomShapes = (plan: SheetPlan): RoomShapes => {
  const { x: left = 0, y: top = 0 } = frameOfRoom(plan) ?? {};
  const known = new Map<number, readonly ShapePrimitive[]>();
  return ({ scale, ...view }) => {
    const fromCorner = {
      scale,
      x: (x: number) => (x - left) * scale,
      y: (y: number) => (y - top) * scale,
    };
    const parts = known.get(scale) ?? shapesOf(plan, fromCorner);
    known.set(scale, parts);
    return { type: 'shared', x: view.x(left), y: view.y(top), parts };
  };
};

const shapesOf = ({ objects, outline }: SheetPlan, view: OnPage): ShapePrimitive[] => [
  ...(outline
    ? [
        {
          type: 'path',
          d: pathThrough(
            outline.points.map(([x = 0, y = 0]) => [view.x(x), view.y(y)]),
            true,
          ),
          stroke: softInk,
          strokeWidth: Math.max(0.4, 6 * view.scale),
        } as const,
      ]
    : []),
  ...objects.flatMap((object) => objectShape(object, view)),
];

/**
 * The picture of the hall, its walls and the objects in the room. Drawn below the tables.
 * @param taken the parts of the floor that tables or lines cover
 */
export const roomMap = (
  plan: SheetPlan,
  shapes: RoomShapes,
  view: FloorView,
  taken: readonly Frame[],
  missing: Set<string>,
): Primitive[] => {
  const { objects, outline } = plan;
  const picture = pictureOf(plan, view);
  if (!outline && objects.length === 0 && picture.length === 0) return [];
  const roomOf = roomsForNames(plan, view, taken);
  const names = objects.flatMap((object) => objectWords(object, view, roomOf, missing));
  return [{ type: 'clip', ...view.box, parts: [...picture, shapes(view), ...names] }];
};

/**
 * A name on this part of the page, moved until it is completely inside. A name outside of the part is on
 * another page.
 * @param at the height of the named object
 */
const wholeIn = (box: Box, words: TextPrimitive, at: number): TextPrimitive[] => {
  const { text, font, size, x, y } = words;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (x < box.x || x > right || at < box.y || at > bottom) return [];
  const reach = widthOf(text, font, size) / 2;
  const [above, below] = [size * 0.8, size * 0.25];
  return [
    {
      ...words,
      x: Math.max(box.x + reach, Math.min(right - reach, x)),
      y: Math.max(box.y + above, Math.min(bottom - below, y)),
    },
  ];
};

/** In millimetres: the letters of objects' names. */
const objectName = (scale: number): number => Math.max(2, 13 * scale);

/** In millimetres: names on objects with enough space are as easy to read as those of tables. */
const easyName = 3.5;

/** Whether an object's name is on the object instead of below it. */
const isArea = ({ type, isClosed }: SheetObject['shape']): boolean =>
  type === 'rect' || type === 'ellipse' || isClosed === true;

/** In millimetres: the letters of an object's name. */
const nameSizeOf = (object: SheetObject, scale: number): number => {
  const usual = objectName(scale);
  if (!isArea(object.shape)) return usual;
  const { width, height } = frameOf(extentOf(object));
  const across = (0.9 * width * scale) / Math.max(0.01, widthOf(object.name, 'sans', 1));
  return Math.max(usual, Math.min(easyName, across, (height * scale) / 2));
};

/** The place of an object's name: the middle of its baseline. */
const nameSpot = (object: SheetObject, view: FloorView, size: number): { x: number; y: number } => {
  const { shape, kind } = object;
  const [centred, below] = [size * 0.35, size * 1.6];
  const frame = frameOf(extentOf(object));
  const isPath = shape.type === 'path';
  const x = view.x(isPath ? frame.x + frame.width / 2 : object.x);
  const middle = view.y(isPath ? frame.y + frame.height / 2 : object.y);
  // Tables are inside a zone, so its name is at its edge.
  if (kind === 'zone' && shape.type !== 'point') {
    const top = isPath ? frame.y : object.y - (shape.height ?? 0) / 2;
    return { x, y: view.y(top) + size * 1.3 };
  }
  return { x, y: middle + (isArea(shape) || kind === 'text' ? centred : below) };
};

/**
 * Creates a function that returns the available width of an object's name in letters of a size, in
 * millimetres: up to the next table, leaving space for the name of the next object.
 * @param taken the parts of the floor that tables or lines cover
 */
const roomsForNames = ({ objects }: SheetPlan, view: FloorView, taken: readonly Frame[]) => {
  const usual = objectName(view.scale);
  const spotsIn = (size: number) =>
    objects.map((object) => {
      const own = isArea(object.shape) ? nameSizeOf(object, view.scale) : size;
      return { object, ...nameSpot(object, view, own) };
    });
  const areas = objects
    .filter(({ shape, kind }) => isArea(shape) && kind !== 'zone')
    .map((object) => frameOf(extentOf(object)));
  const spots = new Map([usual, easyName].map((size) => [size, spotsIn(size)]));
  return (of: SheetObject, size: number): number => {
    const { x, y } = nameSpot(of, view, size);
    // The next name may be smaller than this one, and then it is higher.
    const high = 1.3 * size + (size - usual);
    // Larger letters are not worth a name over the edge of a stage.
    const toTables = (size > usual ? [...taken, ...areas] : taken)
      .filter((part) => y + size > view.y(part.y) && y - size < view.y(part.y + part.height))
      .map(({ x: left, width }) => {
        const middle = left + width / 2;
        return Math.abs(view.x(middle) - x) - (width / 2) * view.scale;
      });
    const toNames = (spots.get(size) ?? [])
      .filter(({ object, ...spot }) => object !== of && Math.abs(spot.y - y) < high)
      .map((spot) => Math.abs(spot.x - x) / 2);
    const reach = Math.min(...toTables, ...toNames) - size / 4;
    // At the edge of the paper, the name is moved inwards, so only its other side can reach that far.
    const [toLeft, toRight] = [x - view.box.x, view.box.x + view.box.width - x];
    return Math.min(2 * reach, toLeft + reach, toRight + reach);
  };
};

type RoomOf = ReturnType<typeof roomsForNames>;

/** Larger letters than usual for a name off its object, if all of it has room in them. */
const sizeWithRoom = (object: SheetObject, scale: number, roomOf: RoomOf): number => {
  const usual = nameSizeOf(object, scale);
  if (isArea(object.shape) || usual >= easyName) return usual;
  const isFree = widthOf(object.name, 'sans', easyName) <= roomOf(object, easyName);
  return isFree ? easyName : usual;
};

/** Light enough for guests' names over a wall, dark enough to be visible on paper. */
const wallInk = '#8f8692';

/** The shape of an object. A text has none. */
const objectShape = (object: SheetObject, view: OnPage): ShapePrimitive[] => {
  const { shape, kind, rotation } = object;
  const { scale } = view;
  const [x, y] = [view.x(object.x), view.y(object.y)];
  const width = (shape.width ?? 0) * scale;
  const height = (shape.height ?? 0) * scale;
  const paint = paintOfObject(kind, scale);
  switch (shape.type) {
    case 'rect':
      return [
        { type: 'rect', x: x - width / 2, y: y - height / 2, width, height, rotation, ...paint },
      ];
    case 'ellipse':
      return [
        { type: 'ellipse', x, y, radiusX: width / 2, radiusY: height / 2, rotation, ...paint },
      ];
    case 'path': {
      const points = extentOf(object).map(([px = 0, py = 0]) => [view.x(px), view.y(py)]);
      const isClosed = shape.isClosed === true;
      const strokeWidth = Math.max(0.3, (shape.thickness ?? 10) * scale);
      const line = isClosed ? paint : { stroke: wallInk, strokeWidth };
      return [{ type: 'path', d: pathThrough(points, isClosed), ...line }];
    }
    default: {
      if (kind === 'text') return [];
      const half = Math.max(0.8, 8 * scale);
      const square = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
      return [{ type: 'rect', ...square, rotation: 45, fill: softInk }];
    }
  }
};

/** The name of an object, if this part of the page shows its place. */
const objectWords = (
  object: SheetObject,
  view: FloorView,
  roomOf: RoomOf,
  missing: Set<string>,
): Primitive[] => {
  const { shape, name, kind } = object;
  const { scale } = view;
  const size = sizeWithRoom(object, scale, roomOf);
  const width = (shape.width ?? 0) * scale;
  const height = (shape.height ?? 0) * scale;
  const spot = nameSpot(object, view, size);
  // A text object must be readable; a name must leave space for its surroundings.
  const least =
    kind === 'text'
      ? [800 * scale, size * 24]
      : [120 * scale, size * 5, isArea(shape) ? 0 : roomOf(object, size)];
  const most = Math.min(view.box.width, Math.max(width, height, ...least));
  const words = {
    type: 'text',
    text: cutTo(withBoxes(name, missing), 'sans', size, most),
    font: 'sans',
    size,
    colour: softInk,
    anchor: 'middle',
    ...spot,
  } as const;
  const isPoint = shape.type === 'point';
  const at = isPoint && kind !== 'text' ? view.y(object.y) : spot.y;
  const shown = wholeIn(view.box, words, at);
  const reach = widthOf(words.text, 'sans', size) / 2;
  const isBeyond = isArea(shape) && 2 * reach > frameOf(extentOf(object)).width * scale;
  if (kind === 'text' || !(isPoint || isBeyond)) return shown;
  // Doors are on walls, whose lines must not cross the doors' names. Nor must the edges of narrow
  // objects.
  return shown.flatMap((name): Primitive[] => {
    const plate = { x: name.x - reach - size * 0.25, width: 2 * reach + size * 0.5 };
    return [
      {
        ...{ type: 'rect', ...plate, y: name.y - size * 0.85, height: size * 1.15 },
        ...{ radius: size * 0.2, fill: '#ffffff' },
      },
      name,
    ];
  });
};

const paintOfObject = (kind: SheetObject['kind'], scale: number): Paint => {
  const isZone = kind === 'zone';
  const isArea = isZone || kind === 'danceFloor' || kind === 'text';
  return {
    fill: isArea ? '#faf8fa' : '#efebf0',
    stroke: isArea ? hairline : softInk,
    strokeWidth: Math.max(0.15, 1.2 * scale),
    ...(isZone && { dash: [1.5, 1] }),
  };
};

/** The part of the floor that an object and its name cover. */
const frameOfObject = (object: SheetObject, scale: number): Frame => {
  const reach = widthOf(object.name, 'sans', objectName(scale)) / scale / 2;
  const below = chair + nameSize;
  return frameAroundAll([
    frameOf(extentOf(object)),
    { x: object.x - reach, y: object.y - below, width: 2 * reach, height: 2 * below },
  ]);
};

/** In centimetres of the floor: the available widths of the names at each table. */
const roomsOf = (
  { objects }: SheetPlan,
  tables: readonly SeatedTable[],
  { scale, box, x }: FloorView,
) => {
  const chairs = tables.flatMap(({ table, seats }) =>
    seats.map(({ seat, person }) => chairOf(table, seat, person)),
  );
  const left = (box.x - x(0)) / scale;
  const roomOf = roomsOfNames(chairs, {
    standing: [
      ...tables.map(({ table }) => frameOfTable(table)),
      ...objects.map((object) => frameOfObject(object, scale)),
    ],
    left,
    right: left + box.width / scale,
  });
  return ({ table }: SeatedTable) =>
    (chair: NamedChair) =>
      roomOf(chair, table.layout === 'row' ? usualInRow : usualName);
};

/** Whether any name at these tables would be cut. */
export const cutsNames = (
  plan: SheetPlan,
  tables: readonly SeatedTable[],
  view: FloorView,
): boolean => {
  const roomsAt = roomsOf(plan, tables, view);
  return tables.some((seated) => {
    const roomOf = roomsAt(seated);
    return seated.seats.some(({ seat, person }) => {
      if (!person) return false;
      const most = roomOf(chairOf(seated.table, seat, person));
      return fittedName(withBoxes(person.name), most, view.scale).isCut;
    });
  });
};

/** Tables to scale, with a name at each seat, and the room around them. In black and white. */
export const floorMap = (
  plan: SheetPlan,
  shapes: RoomShapes,
  tables: readonly SeatedTable[],
  view: FloorView,
  missing: Set<string>,
): Primitive[] => {
  const roomsAt = roomsOf(plan, tables, view);
  return [
    ...roomMap(
      plan,
      shapes,
      view,
      plan.tables.map((table) => frameAround([table])),
      missing,
    ),
    ...tables.flatMap((table) => seatedTable(table, view, roomsAt(table), missing)),
  ];
};
