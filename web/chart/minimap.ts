import { type TableShape, tableFootprint } from '../../schema/tables/seatLayout.ts';
import type { Landmark } from './markers.ts';
import type { Place } from './types.ts';
import { type Bounds, boundsOf, type Size, type Viewport } from './viewport.ts';

type Standing = TableShape & Place;

/** In pixels, at most. */
const room = { width: 176, height: 128 };
/** In pixels: a smaller frame would be too hard to grab. */
const smallestFrame = 10;

/** The map of the whole room. `scale` is in pixels per centimetre. */
export type MapFrame = Size & { scale: number; bounds: Bounds };

export const mapOf = (
  tables: readonly Standing[],
  landmarks: readonly Landmark[] = [],
): MapFrame => {
  const bounds = boundsOf(tables, landmarks);
  const scale = Math.min(room.width / bounds.width, room.height / bounds.height);
  return { scale, bounds, width: bounds.width * scale, height: bounds.height * scale };
};

const near = (value: number): number => Math.round(value * 10) / 10;

/** All tables as boxes in one path. */
export const boxesOf = (tables: readonly Standing[], { scale, bounds }: MapFrame): string =>
  tables
    .map((table) => {
      const { width, height } = tableFootprint(table);
      const isUpright = Math.round(table.rotation / 90) % 2 !== 0;
      const w = Math.max(2, (isUpright ? height : width) * scale * 0.8);
      const h = Math.max(2, (isUpright ? width : height) * scale * 0.8);
      const x = (table.x - bounds.x) * scale - w / 2;
      const y = (table.y - bounds.y) * scale - h / 2;
      return `M${near(x)} ${near(y)}h${near(w)}v${near(h)}h${near(-w)}z`;
    })
    .join('');

/** The visible part of the room as a frame, kept within the map. */
export const viewOnMap = (view: Viewport, size: Size, map: MapFrame): Bounds => {
  const within = (at: number, length: number, most: number) => {
    const low = Math.min(Math.max(at, 0), most - smallestFrame);
    const high = Math.max(Math.min(at + length, most), smallestFrame);
    return { low, length: Math.max(smallestFrame, high - low) };
  };
  const { scale, bounds } = map;
  const factor = scale / view.scale;
  const across = within((view.x - bounds.x) * scale, size.width * factor, map.width);
  const down = within((view.y - bounds.y) * scale, size.height * factor, map.height);
  return { x: across.low, y: down.low, width: across.length, height: down.length };
};

/** Converts a point of the map to a point of the floor. */
export const onFloorAt = (at: { x: number; y: number }, { scale, bounds }: MapFrame) => ({
  x: bounds.x + at.x / scale,
  y: bounds.y + at.y / scale,
});
