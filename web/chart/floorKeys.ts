import { type Direction, units } from './nearestSeat.ts';
import { gridStep, turnStep } from './snapping.ts';
import type { Place } from './types.ts';

/** From table to table, and to the first or last seat of a table. */
export type Leap = 'nextTable' | 'previousTable' | 'firstSeat' | 'lastSeat';

/** The action of a key other than Enter, Space and Escape. */
export type FloorKey =
  | { does: 'go'; direction: Direction; isFar: boolean }
  | { does: 'leap'; to: Leap }
  | { does: 'turn'; by: number }
  | { does: 'zoomIn' | 'zoomOut' | 'fit' };

type Pressed = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
};

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

export const floorKeyOf = ({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
}: Pressed): FloorKey | null => {
  if (ctrlKey || altKey || metaKey) return null;
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

/** The direction of an arrow key, as a step to the right and down; undefined for other keys. */
export const unitsOf = (key: string): readonly [number, number] | undefined => {
  const direction = directions[key];
  return direction && units[direction];
};

/** In milliseconds: after this pause, the key presses on something held become one command. */
export const keyPause = 500;

const farSteps = 5;
/** In pixels: how far a key moves the view. */
const panStep = 80;

/** A table's next position on the grid in a direction. */
export const stepped = (place: Place, direction: Direction, isFar: boolean): Place => {
  const [dx, dy] = units[direction];
  const step = gridStep * (isFar ? farSteps : 1);
  return { ...place, x: place.x + dx * step, y: place.y + dy * step };
};

/** The movement of the picture in pixels that moves the view in a direction. */
export const panOf = (direction: Direction, isFar: boolean): readonly [number, number] => {
  const [dx, dy] = units[direction];
  const step = panStep * (isFar ? farSteps : 1);
  return [-dx * step + 0, -dy * step + 0];
};
