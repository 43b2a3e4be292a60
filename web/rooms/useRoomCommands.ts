import type { SetBackgroundInput, SetRoomOutlineInput } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/rooms.ftl';
import { SetBackground, SetRoomOutline } from './documents.ts';

/** The commands of the room itself, with their notices. Each returns whether it succeeded. */
export const useRoomCommands = (eventId: string) => {
  const [setOutline] = useCommand(SetRoomOutline);
  const [setBackground] = useCommand(SetBackground);
  const step = useStep(eventId);
  return {
    setOutline: (outline: NonNullable<SetRoomOutlineInput['outline']> | null, isNotified = true) =>
      step(t('outline-failed'), async () => {
        const { stepId } = (await setOutline({ eventId, outline })).setRoomOutline;
        const title = t(outline ? 'outline-drawn' : 'outline-removed');
        return isNotified ? { title, stepId } : undefined;
      }),
    setBackground: (
      background: NonNullable<SetBackgroundInput['background']> | null,
      isNotified = true,
    ) =>
      step(t('background-failed'), async () => {
        const { stepId } = (await setBackground({ eventId, background })).setBackground;
        const title = t(background ? 'background-set' : 'background-removed');
        return isNotified ? { title, stepId } : undefined;
      }),
  };
};
