import { useSetAtom } from 'jotai';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { keyPause } from '../chart/floorKeys.ts';
import { withinFloor } from '../chart/snapping.ts';
import { cornerKeyOf, withCorner, withoutCorner } from '../floorObjects/corners.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';
import { lengthText, type Units } from './lengths.ts';
import type { HeldCorners } from './useHeldCorners.ts';

type Options = {
  group: RefObject<SVGGElement | null>;
  units: Units;
  corners: HeldCorners;
};

/** Moves, adds and removes corners by keys, and announces the result. Returns a corner's key handler. */
export const useCornerKeys = ({ group, units, corners }: Options) => {
  const { shown, moved, now, hold, put } = corners;
  const announce = useSetAtom(announcementAtom);

  /** A corner is named by the walls that meet in it. */
  const announceCorner = (index: number) => {
    const points = now();
    const lengthTo = (next: number) => {
      const [x, y] = points[index] as Corner;
      const [nextX, nextY] = points.at(next % points.length) as Corner;
      return lengthText(Math.hypot(nextX - x, nextY - y), units);
    };
    announce(
      t('corner-walls', {
        number: index + 1,
        before: lengthTo(index - 1),
        after: lengthTo(index + 1),
        units,
      }),
    );
  };

  return (event: KeyboardEvent<SVGGElement>, index: number) => {
    const key = cornerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    const path = { points: shown, isClosed: true };
    if (key.does === 'move') {
      const [x, y] = shown[index] as Corner;
      hold(moved(index, [withinFloor(x + key.by[0]), withinFloor(y + key.by[1])]), keyPause);
      return announceCorner(index);
    }
    const added = key.does === 'add' ? withCorner(path, index) : null;
    const next = key.does === 'add' ? added?.points : withoutCorner(path, index);
    if (!next) return announce(t(key.does === 'add' ? 'no-more-corners' : 'no-fewer-corners'));
    const at = added?.at ?? Math.min(index, next.length - 1);
    flushSync(() => hold(next));
    group.current?.querySelector<SVGElement>(`[data-corner="${at}"]`)?.focus();
    if (added) {
      announce(t('corner-added', { number: at + 1 }));
      hold(next, keyPause);
    } else {
      put();
      announce(t('corner-removed', { count: next.length }));
    }
  };
};
