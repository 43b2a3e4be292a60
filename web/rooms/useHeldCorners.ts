import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { meetsItself } from '../../schema/rooms/floorGeometry.ts';
import { useHeld } from '../chart/useHeld.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';

type Corners = readonly Corner[];

const isAt = (one: Corner | undefined, other: Corner | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

const areAt = (some: Corners, others: Corners): boolean =>
  some.length === others.length && some.every((corner, n) => isAt(corner, others[n]));

/** Corners that are held, with what others made of the rest meanwhile; null where these added or removed corners. */
const withOthers = (held: Corners, from: Corners, now: Corners): Corners | null => {
  if (held.length !== from.length || now.length !== from.length) return null;
  return held.map((corner, n) => (isAt(corner, from[n]) ? (now[n] as Corner) : corner));
};

export type HeldCorners = ReturnType<typeof useHeldCorners>;

/**
 * The corners of the room while pointer or keys hold them, until the plan has them. An outline that
 * meets itself goes back.
 */
export const useHeldCorners = (
  points: Corners,
  onMoved: (points: Corners, seen: Corners) => Promise<boolean> | undefined,
) => {
  const [held, setHeld] = useState<Corners | null>(null);
  /** The corner under the pointer that is down. */
  const pressed = useRef<number | null>(null);
  const announce = useSetAtom(announcementAtom);
  /** The corners as they were taken, and what was sent since: any others in the plan are somebody else's. */
  const own = useRef<Corners[]>([]);
  const show = (next: Corners | null) => {
    if (next === null) own.current = [];
    setHeld(next);
  };
  const shown = held ?? points;
  const { now, hold, put, letGo } = useHeld(shown, show, (moved) => {
    const isOwn = own.current.some((corners) => areAt(corners, points));
    const last = own.current.at(-1) ?? points;
    const next = isOwn ? moved : withOthers(moved, last, points);
    if (next && !meetsItself(next)) {
      own.current.push(next);
      return onMoved(next, isOwn ? last : points);
    }
    announce(t(next ? 'corner-back' : 'corners-changed'));
    return undefined;
  });
  return {
    shown,
    /** What is shown, with one corner elsewhere. */
    moved: (index: number, corner: Corner): Corners =>
      shown.map((point, n) => (n === index ? corner : point)),
    /** The corners as held now, before they are rendered. */
    now: () => now() ?? points,
    /** False once they are sent, although they are still shown. */
    isHeld: () => now() !== null,
    hold: (next: Corners, restMs?: number) => {
      if (own.current.length === 0) own.current = [points];
      hold(next, restMs);
    },
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
