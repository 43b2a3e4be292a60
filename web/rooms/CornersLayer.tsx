import { type PointerEvent, useRef } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { limits } from '../../schema/limits.ts';
import { useFloorScale } from '../chart/markers.ts';
import { gridPointIn } from '../chart/pointIn.ts';
import { onGrid } from '../chart/snapping.ts';
import { Handle, leastEdge } from '../floorObjects/Handle.tsx';
import { pathOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/rooms.ftl';
import type { Units } from './lengths.ts';
import styles from './Rooms.module.css';
import { useCornerKeys } from './useCornerKeys.ts';
import { useHeldCorners } from './useHeldCorners.ts';

type CornersLayerProps = {
  points: readonly Corner[];
  /** The units for announcing the walls at a corner. */
  units: Units;
  /** `seen` is the outline before the move. Resolves to whether the plan has changed. */
  onMoved: (points: readonly Corner[], seen: readonly Corner[]) => Promise<boolean> | undefined;
};

/** In pixels, at any zoom. */
const radius = { corner: 9, between: 6 };

/** The corners of the room. Pointer and keys move, add and remove them. */
export const CornersLayer = ({ points, units, onMoved }: CornersLayerProps) => {
  const scale = useFloorScale();
  const corners = useHeldCorners(points, onMoved);
  const { shown, moved, isHeld, hold, put, cancel, pressed } = corners;
  const group = useRef<SVGGElement>(null);

  const onMove = (event: PointerEvent<SVGGElement>) => {
    if (pressed.current !== null) hold(moved(pressed.current, cornerUnder(event)));
  };
  const onKeyDown = useCornerKeys({ group, units, corners });
  const take = (event: PointerEvent<SVGGElement>, index: number) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    (event.currentTarget.parentNode as SVGGElement).setPointerCapture(event.pointerId);
    pressed.current = index;
  };
  return (
    <g ref={group} onPointerMove={onMove} onPointerUp={put} onPointerCancel={cancel}>
      <path d={pathOf(shown, true)} className={styles.sketch} />
      {shown.length < limits.outlinePoints.max &&
        shown.map(([x, y], index) => {
          const [nextX, nextY] = shown[(index + 1) % shown.length] as Corner;
          if (Math.hypot(nextX - x, nextY - y) < leastEdge / scale) return null;
          const middle: Corner = [onGrid((x + nextX) / 2), onGrid((y + nextY) / 2)];
          return (
            <Handle
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
              key={index}
              at={{ x: middle[0], y: middle[1] }}
              radius={radius.between}
              dotClass={styles.dot}
              className={styles.between}
              role="button"
              aria-label={t('new-corner', { number: index + 1 })}
              onPointerDown={(event) => {
                hold([...shown.slice(0, index + 1), middle, ...shown.slice(index + 1)]);
                take(event, index + 1);
              }}
              onClick={(event) => event.stopPropagation()}
            />
          );
        })}
      {shown.map(([x, y], index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
          key={index}
          at={{ x, y }}
          radius={radius.corner}
          dotClass={styles.dot}
          className={styles.corner}
          role="button"
          aria-label={t('corner', { number: index + 1 })}
          tabIndex={0}
          data-corner={index}
          onPointerDown={(event) => take(event, index)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => onKeyDown(event, index)}
          onBlur={() => pressed.current === null && isHeld() && put()}
        />
      ))}
    </g>
  );
};

const cornerUnder = (event: PointerEvent<SVGGElement>): Corner => {
  const { x, y } = gridPointIn(event.currentTarget, event);
  return [x, y];
};
