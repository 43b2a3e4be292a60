import { useAtom, useSetAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Spot } from '../../schema/rooms/floorGeometry.ts';
import { keyPause } from '../chart/floorKeys.ts';
import { useFloorScale } from '../chart/markers.ts';
import { pointIn } from '../chart/pointIn.ts';
import { useHeldValue } from '../chart/useHeldValue.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';
import type { DrawnRoom } from './drawnRoom.ts';
import { lengthText, type Units } from './lengths.ts';
import {
  changedPlacement,
  draggedTo,
  keyedPicture,
  movedBy,
  type PlacedPicture,
} from './placedPicture.ts';
import styles from './Rooms.module.css';
import { heldPictureAtom } from './state.ts';

type PictureLayerProps = {
  background: NonNullable<DrawnRoom['background']>;
  units: Units;
  /**
   * Receives only what has changed, because others may change the rest meanwhile. `seen` is the place that
   * was shown before; the plan may not have that yet. Resolves to whether the plan has changed.
   */
  onPlaced: (
    changes: Partial<PlacedPicture>,
    seen: Partial<PlacedPicture>,
  ) => Promise<boolean> | undefined;
};

/** In pixels, at any zoom. */
const radius = 10;

const unspoken = { 'aria-hidden': true } as const;

type Press = { at: Spot; from: PlacedPicture; isCorner: boolean };

/** The place of the picture, and the handlers of the pointer and keys that change it. */
const usePictureGestures = ({ background, units, onPlaced }: PictureLayerProps) => {
  const [held, setHeld] = useAtom(heldPictureAtom);
  const announce = useSetAtom(announcementAtom);
  const shown: PlacedPicture = held ?? background;
  const { x, y, rotation, cmPerPixel } = shown;
  const { take, hold, put, letGo } = useHeldValue(shown, setHeld, (to, from) => {
    const changes = changedPlacement(from, to);
    return Object.keys(changes).length > 0
      ? onPlaced(changes, changedPlacement(to, from))
      : undefined;
  });
  const press = useRef<Press | null>(null);

  const onKeyDown = (event: KeyboardEvent<SVGRectElement>) => {
    const next = keyedPicture({ x, y, rotation, cmPerPixel }, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    hold(next, keyPause);
    announce(
      t('picture-at', {
        width: lengthText(background.width * next.cmPerPixel, units),
        height: lengthText(background.height * next.cmPerPixel, units),
        x: lengthText(next.x, units),
        y: lengthText(next.y, units),
        degrees: next.rotation,
        units,
      }),
    );
  };
  const onBlur = () => {
    if (press.current === null) put();
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    take();
    const isCorner = event.target instanceof SVGCircleElement;
    press.current = { at: spotOf(event), from: { x, y, rotation, cmPerPixel }, isCorner };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!press.current) return;
    const { at, from, isCorner } = press.current;
    const to = spotOf(event);
    hold(isCorner ? draggedTo(from, at, to) : movedBy(from, to.x - at.x, to.y - at.y));
  };
  const endWith = (end: () => void) => () => {
    press.current = null;
    end();
  };
  const byPointer = {
    onPointerDown,
    onPointerMove,
    onPointerUp: endWith(put),
    onPointerCancel: endWith(letGo),
  };
  return { shown, byPointer, byKeys: { onKeyDown, onBlur } };
};

/** A frame around the background picture. Pointer and keys move, scale and turn the picture by it. */
export const PictureLayer = (props: PictureLayerProps) => {
  const { background } = props;
  const scale = useFloorScale();
  const { shown, byPointer, byKeys } = usePictureGestures(props);
  const { x, y, rotation, cmPerPixel } = shown;
  const [width, height] = [background.width * cmPerPixel, background.height * cmPerPixel];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the frame in it has a role
    <g {...byPointer} onClick={(event) => event.stopPropagation()}>
      <g transform={`translate(${x} ${y}) rotate(${rotation})`}>
        <rect
          {...{ role: 'button', 'aria-label': t('picture-frame') }}
          tabIndex={0}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          className={styles.frame}
          data-frame
          {...byKeys}
        />
        {[-1, 1].flatMap((across) =>
          [-1, 1].map((down) => (
            <circle
              key={`${across} ${down}`}
              {...unspoken}
              cx={(across * width) / 2}
              cy={(down * height) / 2}
              r={radius / scale}
              className={styles.corner}
            />
          )),
        )}
      </g>
    </g>
  );
};

const spotOf = (event: PointerEvent<SVGGElement>): Spot => pointIn(event.currentTarget, event);
