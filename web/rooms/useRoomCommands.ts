import type { SetBackgroundInput, SetRoomOutlineInput } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useNotifyStep } from '../history/useNotifyStep.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import { t } from '../texts/en/rooms.ftl';
import { SetBackground, SetRoomOutline } from './documents.ts';

/** The commands of the room itself, with their notices. Each returns whether it succeeded. */
export const useRoomCommands = (eventId: string) => {
  const [setOutline] = useCommand(SetRoomOutline);
  const [setBackground] = useCommand(SetBackground);
  const attempt = useAttempt();
  const notifyStep = useNotifyStep(eventId);
  return {
    setOutline: (outline: NonNullable<SetRoomOutlineInput['outline']> | null, isNotified = true) =>
      attempt(t('outline-failed'), async () => {
        const { stepId } = (await setOutline({ eventId, outline })).setRoomOutline;
        const title = t(outline ? 'outline-drawn' : 'outline-removed');
        if (isNotified) notifyStep({ title, stepId });
      }),
    setBackground: (
      background: NonNullable<SetBackgroundInput['background']> | null,
      isNotified = true,
    ) =>
      attempt(t('background-failed'), async () => {
        const { stepId } = (await setBackground({ eventId, background })).setBackground;
        const title = t(background ? 'background-set' : 'background-removed');
        if (isNotified) notifyStep({ title, stepId });
      }),
  };
};
