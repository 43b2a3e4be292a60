import { atom } from 'jotai';

/** What is drawn with a pointer: an object, or the corners of the room. */
export type Tool = 'rect' | 'ellipse' | 'line' | 'area' | 'corners';

/** The tool that is held. Null: presses do what they do otherwise. */
export const toolAtom = atom<Tool | null>(null);
