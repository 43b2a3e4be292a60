import { useSetAtom } from 'jotai';
import { useCommand } from '../../graphql/useCommand.ts';
import { t } from '../../texts/en/seatingPlacement.ftl';
import { type PlanView, presentPlaceText } from '../planView.ts';
import { announcementAtom } from '../state.ts';
import { PinAttendee, UnpinAttendee } from './commands.ts';
import { usePerform } from './usePerform.ts';

/** Pins people to their seats, or unpins them. */
export const usePin = (eventId: string, view: PlanView) => {
  const [pin] = useCommand(PinAttendee);
  const [unpin] = useCommand(UnpinAttendee);
  const { perform } = usePerform(eventId);
  const announce = useSetAtom(announcementAtom);
  return async (id: string): Promise<void> => {
    const person = view.people.get(id);
    if (!person || !view.seatOf.has(id)) return announce(t('pin-needs-seat'));
    const { name, isPinned } = person;
    await perform(
      { pinned: { [id]: !isPinned } },
      (): Promise<object> => (isPinned ? unpin({ id }) : pin({ id })),
      isPinned
        ? t('is-unpinned', { name })
        : t('is-pinned', { name, place: presentPlaceText(view, id) }),
      { title: t('pin-failed') },
    );
  };
};
