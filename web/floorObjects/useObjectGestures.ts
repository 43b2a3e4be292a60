import { useSetAtom } from 'jotai';
import {
  type DOMAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { Spot } from '../../schema/rooms/floorGeometry.ts';
import { floorKeyOf, keyPause, stepped } from '../chart/floorKeys.ts';
import { pointIn } from '../chart/pointIn.ts';
import { turned } from '../chart/snapping.ts';
import { tapsThreshold } from '../chart/tapsThreshold.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { cornerKeyOf } from './corners.ts';
import { applyCornerKey, dragGrip, type Grip, grab, type PlacedShape } from './grips.ts';
import { gripUnder } from './ObjectHandles.tsx';
import { type DrawnObject, hasExtent, type ObjectChanges } from './shapes.ts';
import { useHeldObject } from './useHeldObject.ts';

/**
 * `began` is the start in pixels of the page, `from` the same spot on the floor. `end` stops waiting for a
 * second finger.
 */
type Press = {
  began: Spot;
  from: Spot;
  at: PlacedShape;
  grip: Grip | null;
  isDrag: boolean;
  end: () => void;
};

type Options = {
  object: DrawnObject;
  onSelect: (id: string | null) => void;
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>;
};

/**
 * Selects, moves, turns and reshapes an object by pointer and keys. Returns it as shown meanwhile, as `at`.
 */
export const useObjectGestures = ({ object, onSelect, onMoved }: Options) => {
  const { at, take, hold, put, letGo } = useHeldObject(object, onMoved);
  const press = useRef<Press | null>(null);
  const announce = useSetAtom(announcementAtom);

  const onCornerKey = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const key = cornerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    const next = applyCornerKey(at, index, key);
    if (!next) return announce(t('corner-stays'));
    flushSync(() => hold(next.held, keyPause));
    currentTarget.querySelector<SVGElement>(`[data-corner="${next.at}"]`)?.focus();
    const corners = next.held.shape.type === 'path' ? next.held.shape.points.length : 0;
    announce(t('corner-done', { does: key.does, number: next.at + 1, corners }));
  };

  /** Returns how it was pressed until now. */
  const release = (): Press | null => {
    const pressed = press.current;
    pressed?.end();
    press.current = null;
    return pressed;
  };
  const giveUp = () => {
    release();
    letGo();
  };
  useEffect(() => () => press.current?.end(), []);

  const handlers: DOMAttributes<SVGGElement> = {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      take();
      const { held, grip } = grab(at, gripUnder(event.target));
      const began = { x: event.clientX, y: event.clientY };
      const end = whenSecondFinger(giveUp);
      press.current = { began, from: pointOf(event), at: held, grip, isDrag: false, end };
      if (held !== at) hold(held);
    },
    onPointerMove: (event) => {
      if (!press.current) return;
      const { began, from, at, grip } = press.current;
      press.current.isDrag ||=
        Math.hypot(event.clientX - began.x, event.clientY - began.y) >= tapsThreshold;
      if (!press.current.isDrag) return;
      const now = pointOf(event);
      if (grip) hold(dragGrip(at, grip, now, event.altKey));
      else hold({ ...at, x: at.x + now.x - from.x, y: at.y + now.y - from.y });
    },
    onPointerUp: () => {
      const pressed = release();
      if (!pressed) return;
      put();
      // A tap selects by its click. Settings that opened earlier, under the finger, would receive that click.
      if (pressed.isDrag) onSelect(object.id);
    },
    onPointerCancel: giveUp,
    onClick: (event) => {
      event.stopPropagation();
      onSelect(object.id);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // The object stays held while the focus moves between its corners, or while a pointer holds it.
      if (!press.current && !currentTarget.contains(relatedTarget)) put();
    },
    onKeyDown: (event) => {
      const grip = gripUnder(event.target);
      if (grip?.kind === 'corner' && event.key !== 'Escape') return onCornerKey(event, grip.index);
      const key = floorKeyOf(event);
      if (key?.does === 'go') hold({ ...at, ...stepped(at, key.direction, key.isFar) }, keyPause);
      else if (key?.does === 'turn' && hasExtent(object))
        hold({ ...at, rotation: turned(at.rotation + key.by) }, keyPause);
      else if (event.key === 'Enter' || event.key === ' ') onSelect(object.id);
      else if (event.key === 'Escape') {
        giveUp();
        onSelect(null);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { at, handlers };
};

/** A second finger, wherever it is put down, zooms the view. */
const whenSecondFinger = (act: () => void): (() => void) => {
  const onDown = ({ isPrimary }: globalThis.PointerEvent) => !isPrimary && act();
  window.addEventListener('pointerdown', onDown, true);
  return () => window.removeEventListener('pointerdown', onDown, true);
};

/**
 * The pointer's place on the floor. Measured on the parent, because the object itself moves with the pointer.
 */
const pointOf = (event: PointerEvent<SVGGElement>): Spot =>
  pointIn(event.currentTarget.parentNode as SVGGElement, event);
