import type { Corner } from '../../schema/entities/floorObject.ts';
import { Refusal } from '../../schema/refusal.ts';
import { isSame } from './diff.ts';
import { mergedCorners } from './mergedCorners.ts';

/** A part that is still as the editor saw it was not edited, so it keeps what others have changed since. */
export const mergedPart = <Part>(there: Part, seen: Part, edited: Part): Part =>
  isSame(edited, seen) ? there : edited;

/** The refusal of an edit that others' edits rule out. `done` says what they did: "removed corners". */
export const byOthers = (done: string) =>
  new Refusal('CONFLICT', `Somebody else has ${done} meanwhile`);

/** @throws Refusal CONFLICT where others have added or removed corners in the same place */
export const mergedPoints = (
  there: readonly Corner[],
  seen: readonly Corner[],
  edited: readonly Corner[],
): Corner[] => {
  const points = mergedCorners(there, seen, edited);
  if (!points) throw byOthers('added or removed corners');
  return [...points];
};
