import { onGrid, withinFloor } from './snapping.ts';
import type { Point } from './types.ts';

type Pointer = { clientX: number; clientY: number };

/** The position of a pointer in the coordinates of a part of the drawing. */
export const pointIn = (part: SVGGraphicsElement, { clientX, clientY }: Pointer): Point => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(part.getScreenCTM()?.inverse());
  return { x, y };
};

/** The point of the grid nearest to a pointer. */
export const gridPointIn = (part: SVGGraphicsElement, pointer: Pointer): Point => {
  const { x, y } = pointIn(part, pointer);
  return { x: withinFloor(onGrid(x)), y: withinFloor(onGrid(y)) };
};
