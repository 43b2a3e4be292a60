import { useAtom, useSetAtom } from 'jotai';
import { t } from '../texts/en/seating.ftl';
import type { Attendee } from './seatingPlan.ts';
import { announcementAtom, pickedAtom } from './state.ts';

/** Picks a person for placing without a drag, or clears the pick, and announces it. */
export const usePick = () => {
  const [picked, setPicked] = useAtom(pickedAtom);
  const announce = useSetAtom(announcementAtom);
  return ({ id, name }: Pick<Attendee, 'id' | 'name'>) => {
    const isPicked = picked === id;
    setPicked(isPicked ? null : id);
    announce(t(isPicked ? 'let-go-of' : 'picked', { name }));
  };
};
