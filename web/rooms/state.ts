import { atom } from 'jotai';
import type { PlacedPicture } from './placedPicture.ts';

/** What is drawn on the floor: an object, the corners of the room, or where its picture lies. */
export type Tool = 'rect' | 'ellipse' | 'line' | 'area' | 'corners' | 'picture';

/** The active drawing tool; null if a press selects and moves. */
export const toolAtom = atom<Tool | null>(null);

/** Where the background picture is while it is moved, until the plan has it there. */
export const heldPictureAtom = atom<PlacedPicture | null>(null);
