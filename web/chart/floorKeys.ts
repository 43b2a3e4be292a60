import { type Direction, units } from './nearestSeat.ts';
import { gridStep, turnStep } from './snapping.ts';
import type { Place } from './types.ts';

/** A jump from table to table, or to the first or last seat of a table. */
export type Leap = 'nextTable' | 'previousTable' | 'firstSeat' | 'lastSeat';

/** The action of a key other than Enter, Space and Escape. */
export type FloorKey =
  | { does: 'go'; direction: Direction; isFar: boolean }
  | { does: 'leap'; to: Leap }
  | { does: 'turn'; by: number }
  | { does: 'zoomIn' | 'zoomOut' | 'fit' };

export type Pressed = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
};

/** Keys with Control, Alt or Command belong to the browser. */
const isOfBrowser = ({ ctrlKey, altKey, metaKey }: Pressed): boolean =>
  ctrlKey || altKey || metaKey;

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const leaps: Record<string, Leap> = {
  PageDown: 'nextTable',
  PageUp: 'previousTable',
  Home: 'firstSeat',
  End: 'lastSeat',
};

export const floorKeyOf = (pressed: Pressed): FloorKey | null => {
  if (isOfBrowser(pressed)) return null;
  const { key, shiftKey } = pressed;
  const direction = directions[key];
  if (direction) return { does: 'go', direction, isFar: shiftKey };
  const leap = leaps[key];
  if (leap) return { does: 'leap', to: leap };
  switch (key) {
    case '+':
    case '=':
      return { does: 'zoomIn' };
    case '-':
    case '_':
      return { does: 'zoomOut' };
    case '0':
      return { does: 'fit' };
    case 'r':
    case 'R':
      return { does: 'turn', by: shiftKey ? -turnStep : turnStep };
    default:
      return null;
  }
};

/** A key for something drawn. `by` is the step of an arrow: 10 cm, or 1 m with Shift. */
type DrawingKey = { key: string; isFar: boolean; by?: readonly [number, number] };

/** Null for the browser's own keys. */
export const drawingKeyOf = (pressed: Pressed): DrawingKey | null => {
  if (isOfBrowser(pressed)) return null;
  const { key, shiftKey: isFar } = pressed;
  const direction = directions[key];
  if (!direction) return { key, isFar };
  const step = gridStep * (isFar ? 10 : 1);
  const [right, down] = units[direction];
  return { key, isFar, by: [right * step, down * step] };
};

/** In milliseconds: after this pause, key presses on a held object become one command. */
export const keyPause = 500;

const farSteps = 5;
/** In pixels: the distance that a key moves the view. */
const panStep = 80;

/** The next place of a table on the grid, in a direction. */
export const stepped = (place: Place, direction: Direction, isFar: boolean): Place => {
  const [dx, dy] = units[direction];
  const step = gridStep * (isFar ? farSteps : 1);
  return { ...place, x: place.x + dx * step, y: place.y + dy * step };
};

/** The movement of the picture, in pixels, that moves the view in a direction. */
export const panOf = (direction: Direction, isFar: boolean): readonly [number, number] => {
  const [dx, dy] = units[direction];
  const step = panStep * (isFar ? farSteps : 1);
  return [-dx * step + 0, -dy * step + 0];
};
