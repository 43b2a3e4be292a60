import { atom } from 'jotai';
import type { PlacedPicture } from './placedPicture.ts';

/** The active edit on the floor: an object, the corners of the room, or the place of its picture. */
export type Tool = 'rect' | 'ellipse' | 'line' | 'area' | 'corners' | 'picture';

/** The active drawing tool; null if a press selects and moves. */
export const toolAtom = atom<Tool | null>(null);

/** The place of the background picture while it is moved, until the plan has that place. */
export const heldPictureAtom = atom<PlacedPicture | null>(null);
