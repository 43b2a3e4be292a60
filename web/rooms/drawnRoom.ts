import type { Corner } from '../../schema/entities/floorObject.ts';
import { boundsOf, fromPlace, outlineArea } from '../../schema/rooms/floorGeometry.ts';
import type { Landmark } from '../chart/markers.ts';
import type { RoomPartsFragment } from '../gql/graphql.ts';

/** The outline and background of a room as charts draw them, of the present plan or of a moment. */
export type DrawnRoom = Pick<RoomPartsFragment, 'outline' | 'background'>;

/** The box that a view must contain to show a room. */
export const roomLandmarks = ({ outline, background }: DrawnRoom): Landmark[] => [
  ...(outline ? [landmark(outlineArea({ points: outline.points as Corner[] }))] : []),
  ...(background ? [landmark(cornersOf(background))] : []),
];

const landmark = (area: readonly { x: number; y: number }[]): Landmark => {
  const box = boundsOf([area]);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, name: '', box };
};

const cornersOf = ({
  x,
  y,
  rotation,
  width,
  height,
  cmPerPixel,
}: NonNullable<DrawnRoom['background']>) => {
  const [right, down] = [(width * cmPerPixel) / 2, (height * cmPerPixel) / 2];
  return [
    [-right, -down],
    [right, -down],
    [right, down],
    [-right, down],
  ].map(([dx = 0, dy = 0]) => fromPlace({ x, y, rotation }, { x: dx, y: dy }));
};
