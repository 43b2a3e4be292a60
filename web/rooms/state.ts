import { atom } from 'jotai';
import type { PlacedPicture } from './placedPicture.ts';

/** What is drawn on the floor: an object, the corners of the room, or where its picture lies. */
export type Tool = 'rect' | 'ellipse' | 'line' | 'area' | 'corners' | 'picture';

/** The tool that is held. Null: presses do what they do otherwise. */
export const toolAtom = atom<Tool | null>(null);

/** Where the background picture is held, until the plan says so itself. */
export const heldPictureAtom = atom<PlacedPicture | null>(null);
