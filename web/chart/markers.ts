import { createContext, use } from 'react';
import { widthInLetters } from './letterWidths.ts';
import { shortened } from './names.ts';

/** A named point or area of the floor besides the tables. */
export type Landmark = {
  x: number;
  y: number;
  name: string;
  /** The area that it covers; absent for a point. */
  box?: { left: number; right: number; top: number; bottom: number };
};

/** The scale of the floor, in pixels per centimetre. */
export const FloorScale = createContext(1);

export const useFloorScale = (): number => use(FloorScale);

/** In pixels: a smaller label cannot be read. */
export const smallestLetters = 11;
/** In centimetres, at natural size. */
const letters = { size: 14, width: 8 };
/** In pixels per centimetre: below this scale tables show no names, and labels are short. */
const shortBelow = 0.15;

/** How a landmark is drawn: its label, and the size of its marker in centimetres of the floor. */
export type Marker = { label: string; width: number; height: number; fontSize: number };

/** From afar a marker keeps its size on screen, so that it can be read and pressed. */
export const markerOf = ({ name }: Pick<Landmark, 'name'>, scale: number): Marker => {
  const larger = Math.max(1, smallestLetters / letters.size / scale);
  const label = shortened(name, scale < shortBelow ? 11 : 18);
  return {
    label,
    width: Math.max(48, widthInLetters(label) * letters.width + 24) * larger,
    height: 36 * larger,
    fontSize: letters.size * larger,
  };
};
