import type { Corner, FloorShape } from '../../schema/entities/floorObject.ts';
import { areasOf, boundsOf, middleOf, type Spot } from '../../schema/rooms/floorGeometry.ts';
import type { Landmark } from '../chart/markers.ts';
import type { FloorShapeInput, SeatingObjectFragment, ShapePartsFragment } from '../gql/graphql.ts';

/** An object as charts draw it, of the present plan or of a moment. */
export type DrawnObject = Pick<
  SeatingObjectFragment,
  'id' | 'kind' | 'name' | 'x' | 'y' | 'rotation'
> & { shape: ShapeParts };

type ShapeParts = Pick<ShapePartsFragment, 'type'> & Partial<ShapePartsFragment>;

export const isPoint = ({ shape }: { shape: ShapeParts }): boolean => shape.type === 'point';
export const hasExtent = ({ shape }: { shape: ShapeParts }): boolean => shape.type !== 'point';

export type ObjectChanges = {
  x?: number;
  y?: number;
  rotation?: number;
  shape?: FloorShapeInput;
  /** The shape before: what others change of it meanwhile stays. */
  seen?: FloorShapeInput;
};

/** The shape for geometry. The server sends the measures of its type. */
export const shapeOf = (parts: ShapeParts): FloorShape => parts as unknown as FloorShape;

/** The shape as input, without the type name that GraphQL adds. */
export const shapeInput = (shape: FloorShape & { __typename?: string }): FloorShapeInput => {
  const { __typename, ...input } = shape;
  return input as FloorShapeInput;
};

/** The middle of an object, where its name is, relative to its place and before rotation. */
export const nameSpot = (object: Pick<DrawnObject, 'shape'>): Spot =>
  middleOf(shapeOf(object.shape));

/** The box that a view must contain to show an object. */
export const landmarkOf = (object: Omit<DrawnObject, 'id'>): Landmark => {
  const { x, y, rotation, name } = object;
  const areas = areasOf({ shape: shapeOf(object.shape), place: { x, y, rotation } });
  return { x, y, name, ...(areas.length > 0 && { box: boundsOf(areas) }) };
};

/** The outline of a path, for drawing. */
export const pathOf = (points: readonly Corner[], isClosed: boolean): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
