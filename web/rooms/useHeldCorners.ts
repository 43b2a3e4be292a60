import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { meetsItself } from '../../schema/rooms/floorGeometry.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';

/**
 * The corners of the room while pointer or keys hold them, until the plan has them. An outline that
 * meets itself goes back.
 */
export const useHeldCorners = (
  points: readonly Corner[],
  onMoved: (points: readonly Corner[]) => Promise<boolean>,
) => {
  const [held, setHeld] = useState<readonly Corner[] | null>(null);
  const latest = useRef<readonly Corner[] | null>(null);
  /** The corner under the pointer that is down. */
  const pressed = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useSetAtom(announcementAtom);
  useEffect(() => () => clearTimeout(timer.current), []);

  const put = () => {
    clearTimeout(timer.current);
    pressed.current = null;
    const next = latest.current;
    latest.current = null;
    if (!next) return setHeld(null);
    if (meetsItself(next)) {
      announce(t('corner-back'));
      return setHeld(null);
    }
    void onMoved(next).then(() => latest.current ?? setHeld(null));
  };
  const hold = (next: readonly Corner[] | null, pauseMs?: number) => {
    latest.current = next;
    setHeld(next);
    clearTimeout(timer.current);
    if (pauseMs !== undefined) timer.current = setTimeout(put, pauseMs);
  };
  return {
    shown: held ?? points,
    /** The corners as held now, before they are rendered. */
    now: () => latest.current ?? points,
    /** False once they are sent, although they are still shown. */
    isHeld: () => latest.current !== null,
    hold,
    put,
    cancel: () => {
      pressed.current = null;
      hold(null);
    },
    pressed,
  };
};
