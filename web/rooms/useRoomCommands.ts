import type { SetBackgroundInput, SetRoomOutlineInput } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/rooms.ftl';
import { SetBackground, SetRoomOutline } from './documents.ts';

/** What can be done with the room itself, each with its notices. Answers whether it has happened. */
export const useRoomCommands = (eventId: string) => {
  const [setOutline] = useCommand(SetRoomOutline);
  const [setBackground] = useCommand(SetBackground);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  const done = (title: string, stepId: string) =>
    notify({ tone: 'success', title, action: undoAction(undo, stepId) });
  return {
    setOutline: async (
      outline: NonNullable<SetRoomOutlineInput['outline']> | null,
      isSaid = true,
    ): Promise<boolean> => {
      try {
        const { stepId } = (await setOutline({ eventId, outline })).setRoomOutline;
        if (isSaid) done(t(outline ? 'outline-drawn' : 'outline-removed'), stepId);
        return true;
      } catch (error) {
        notifyFailure(t('outline-failed'), error);
        return false;
      }
    },
    setBackground: async (
      background: NonNullable<SetBackgroundInput['background']> | null,
      isSaid = true,
    ): Promise<boolean> => {
      try {
        const { stepId } = (await setBackground({ eventId, background })).setBackground;
        if (isSaid) done(t(background ? 'background-set' : 'background-removed'), stepId);
        return true;
      } catch (error) {
        notifyFailure(t('background-failed'), error);
        return false;
      }
    },
  };
};
