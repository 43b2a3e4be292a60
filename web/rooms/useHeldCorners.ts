import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { meetsItself } from '../../schema/rooms/floorGeometry.ts';
import { useHeldValue } from '../chart/useHeldValue.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';

type Corners = readonly Corner[];

export type HeldCorners = ReturnType<typeof useHeldCorners>;

/**
 * The corners of the room while the pointer or keys hold them, until the plan has them. An outline that
 * crosses itself is given up.
 */
export const useHeldCorners = (
  points: Corners,
  onMoved: (points: Corners, seen: Corners) => Promise<boolean> | undefined,
) => {
  const [held, setHeld] = useState<Corners | null>(null);
  /** The corner that the pointer holds. */
  const pressed = useRef<number | null>(null);
  const announce = useSetAtom(announcementAtom);
  const shown = held ?? points;
  const { now, hold, put, letGo } = useHeldValue(shown, setHeld, (next, from) => {
    if (!meetsItself(next)) return onMoved(next, from);
    announce(t('corner-back'));
    return undefined;
  });
  return {
    shown,
    /** The shown corners, with one of them moved. */
    moved: (index: number, corner: Corner): Corners =>
      shown.map((point, n) => (n === index ? corner : point)),
    /** The held corners, even before they are rendered. */
    now: () => now() ?? points,
    /** False once they are sent, although they are still shown. */
    isHeld: () => now() !== null,
    hold,
    put: () => {
      pressed.current = null;
      put();
    },
    cancel: () => {
      pressed.current = null;
      letGo();
    },
    pressed,
  };
};
