import type { RoomBackground, RoomOutline } from '../../schema/entities/room.ts';
import { byOthers, mergedPart, mergedPoints } from '../planChange/mergedParts.ts';
import type { PlacedBackground } from './commands.ts';

type Seen<Whole> = Whole | null | undefined;

/**
 * Applies the edits of an outline, as the editor saw it, to the present outline.
 * @throws Refusal CONFLICT if the outline was removed since, or has other corners in the same place
 */
export const mergedOutline = (
  there: RoomOutline | null,
  seen: Seen<RoomOutline>,
  edited: RoomOutline | null,
): RoomOutline | null => {
  if (!seen || !edited) return edited;
  if (!there) throw byOthers('removed the outline');
  return {
    units: mergedPart(there.units, seen.units, edited.units),
    points: mergedPoints(there.points, seen.points, edited.points),
  };
};

/**
 * Applies the edits of a background, as the editor saw it, to the present background. A new picture replaces
 * the present one.
 * @throws Refusal CONFLICT if the edited picture is gone
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
    mergedPart(there[key], seen[key], edited[key]);
  return {
    ...edited,
    x: part('x'),
    y: part('y'),
    cmPerPixel: part('cmPerPixel'),
    rotation: part('rotation'),
    opacity: part('opacity'),
  };
};
