import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';
import { Refusal } from '../../schema/refusal.ts';
import { mergedCorners } from '../../schema/rooms/mergedCorners.ts';
import { isSame } from '../planChange/diff.ts';
import type { PlacedBackground } from './commands.ts';

type Seen<Whole> = Whole | null | undefined;

/** A part that is as it was seen was not edited: what others have made of it since stays. */
const merged = <Part>(there: Part, seen: Part, edited: Part): Part =>
  isSame(edited, seen) ? there : edited;

const byOthers = (done: string) => new Refusal('CONFLICT', `Somebody else has ${done} meanwhile`);

/**
 * Applies the edits of an outline as seen to the one that is there.
 * @throws Refusal CONFLICT where that was removed since, or has other corners in the same place
 */
export const mergedOutline = (
  there: RoomOutline | null,
  seen: Seen<RoomOutline>,
  edited: RoomOutline | null,
): RoomOutline | null => {
  if (!seen || !edited) return edited;
  if (!there) throw byOthers('removed the outline');
  const points = mergedCorners(there.points, seen.points, edited.points);
  if (!points) throw byOthers('added or removed corners');
  return { units: merged(there.units, seen.units, edited.units), points: [...points] };
};

/**
 * Applies the edits of a background as seen to the one that is there. Another picture than was seen replaces it.
 * @throws Refusal CONFLICT where the picture that was edited is not there any more
 */
export const mergedBackground = (
  there: RoomBackground | null,
  seen: Seen<PlacedBackground>,
  edited: RoomBackground | null,
): RoomBackground | null => {
  if (!seen || !edited || seen.imageId !== edited.imageId) return edited;
  if (!there) throw byOthers('removed the picture');
  if (there.imageId !== seen.imageId) throw byOthers('replaced the picture');
  const part = <Key extends keyof PlacedBackground>(key: Key) =>
    merged(there[key], seen[key], edited[key]);
  return {
    ...edited,
    x: part('x'),
    y: part('y'),
    cmPerPixel: part('cmPerPixel'),
    rotation: part('rotation'),
    opacity: part('opacity'),
  };
};
