import type { FloorShape } from '../../schema/entities/floorObject.ts';
import type { SeatingObjectFragment, ShapePartsFragment } from '../gql/graphql.ts';

/** An object as charts draw it: of a plan, or of a moment. */
export type DrawnObject = Pick<
  SeatingObjectFragment,
  'id' | 'kind' | 'name' | 'x' | 'y' | 'rotation' | 'shape'
>;

/** The shape as geometry sees it. The server fills in the measures of its type. */
export const shapeOf = (parts: ShapePartsFragment): FloorShape => parts as unknown as FloorShape;
