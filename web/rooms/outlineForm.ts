import type { Corner } from '../../schema/entities/floorObject.ts';
import type { Box } from '../../schema/tables/seatLayout.ts';
import { lengthFrom, lengthText, type Units } from './lengths.ts';

type Typed = { units: Units; width: string; length: string };

/**
 * The outline of a form's values. Unedited measures are not read back, because they are shown rounded; a room
 * with other corners keeps its drawn shape.
 */
export const outlineFrom = (
  { units, width, length }: Typed,
  now: Box,
  corners: readonly Corner[] | undefined,
): { units: Units; points: Corner[] } => {
  const measure = (typed: string, cm: number) =>
    typed === lengthText(cm, units) ? cm : lengthFrom(typed, units);
  const [across, down] = [measure(width, now.width), measure(length, now.height)];
  const isSame = across === now.width && down === now.height;
  return { units, points: corners && isSame ? [...corners] : rectangle(now, across, down) };
};

const rectangle = ({ x, y }: Box, width: number, height: number): Corner[] => {
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const [right, bottom] = [left + width, top + height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};
