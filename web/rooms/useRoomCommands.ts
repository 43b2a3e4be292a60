import type { SetBackgroundInput, SetRoomOutlineInput } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { t } from '../texts/en/rooms.ftl';
import { SetBackground, SetRoomOutline } from './documents.ts';

type Outline = NonNullable<SetRoomOutlineInput['outline']>;
type Background = NonNullable<SetBackgroundInput['background']>;

/** The outline in the form of the server's input, without the cache's further fields. */
const outlineOf = ({ points, units }: Outline): Outline => ({ points, units });
const backgroundOf = ({
  imageId,
  x,
  y,
  cmPerPixel,
  rotation,
  opacity,
}: Background): Background => ({ imageId, x, y, cmPerPixel, rotation, opacity });

/**
 * The commands of the room, with their notices. Each returns whether it succeeded. `seen` is the edited
 * state, so that what others change meanwhile stays.
 */
export const useRoomCommands = (eventId: string) => {
  const [setOutline, { pending: isPending }] = useCommand(SetRoomOutline);
  const [setBackground] = useCommand(SetBackground);
  const step = useStep(eventId);
  return {
    /** Of the outline. */
    isPending,
    setOutline: (outline: Outline | null, seen: Outline | null, isNotified = true) =>
      step(t('outline-failed'), async () => {
        const input = { eventId, outline, seen: seen && outlineOf(seen) };
        const { stepId } = (await setOutline(input)).setRoomOutline;
        const title = t(outline ? 'outline-drawn' : 'outline-removed');
        return isNotified ? { title, stepId } : undefined;
      }),
    setBackground: (background: Background | null, seen: Background | null, isNotified = true) =>
      step(t('background-failed'), async () => {
        const input = {
          eventId,
          background: background && backgroundOf(background),
          seen: seen && backgroundOf(seen),
        };
        const { stepId } = (await setBackground(input)).setBackground;
        const title = t(background ? 'background-set' : 'background-removed');
        return isNotified ? { title, stepId } : undefined;
      }),
  };
};
