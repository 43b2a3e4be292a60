import { useSetAtom } from 'jotai';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/floorObjects.ftl';
import type { ObjectChanges } from './shapes.ts';
import { useChangeObject } from './useChangeObject.ts';

/** Moves, turns or resizes an object and announces it. Returns whether it succeeded. */
export const useMoveObject = (eventId: string) => {
  const change = useChangeObject(eventId);
  const announce = useSetAtom(announcementAtom);
  return async (
    { id, name }: { id: string; name: string },
    changes: ObjectChanges,
  ): Promise<boolean> => {
    const isDone = await change(id, changes, false);
    if (isDone) announce(t(changes.shape ? 'resized' : 'moved', { name }));
    return isDone;
  };
};
