import { useSetAtom } from 'jotai';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { useObjectCommands } from './useObjectCommands.ts';

/** Moves an object and announces it. Returns whether it succeeded. */
export const useMoveObject = (eventId: string) => {
  const { change } = useObjectCommands(eventId);
  const announce = useSetAtom(announcementAtom);
  return async (
    { id, name }: { id: string; name: string },
    to: { x: number; y: number },
  ): Promise<boolean> => {
    const isDone = await change(id, to, false);
    if (isDone) announce(t('moved', { name }));
    return isDone;
  };
};
