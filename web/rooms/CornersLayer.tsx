import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { meetsItself } from '../../schema/floorGeometry.ts';
import { limits } from '../../schema/limits.ts';
import { floorKeyOf, stepped } from '../chart/floorKeys.ts';
import { useFloorScale } from '../chart/markers.ts';
import { gridStep } from '../chart/snapping.ts';
import { pathOf } from '../floorObjects/shapes.ts';
import { t } from '../texts/en/rooms.ftl';
import styles from './Rooms.module.css';

type CornersLayerProps = {
  points: readonly Corner[];
  /** Answers whether it has happened. */
  onMoved: (points: readonly Corner[]) => Promise<boolean>;
};

/** In pixels, at any zoom. */
const radius = { corner: 9, between: 6 };

const onGrid = (value: number): number =>
  Math.min(limits.floor, Math.max(-limits.floor, Math.round(value / gridStep) * gridStep));

/** The corners of the room, to be dragged, added and removed. An outline that meets itself goes back. */
export const CornersLayer = ({ points, onMoved }: CornersLayerProps) => {
  const scale = useFloorScale();
  const [held, setHeld] = useState<readonly Corner[] | null>(null);
  const latest = useRef<readonly Corner[] | null>(null);
  const pressed = useRef<number | null>(null);
  const shown = held ?? points;

  const hold = (next: readonly Corner[] | null) => {
    latest.current = next;
    setHeld(next);
  };
  const put = () => {
    pressed.current = null;
    const next = latest.current;
    latest.current = null;
    if (!next || meetsItself(next)) return setHeld(null);
    void onMoved(next).then(() => latest.current ?? setHeld(null));
  };
  const moved = (index: number, corner: Corner) =>
    shown.map((point, n) => (n === index ? corner : point));

  const onMove = (event: PointerEvent<SVGGElement>) => {
    if (pressed.current !== null) hold(moved(pressed.current, spotOf(event)));
  };
  const onKeyDown = (event: KeyboardEvent<SVGCircleElement>, index: number) => {
    const [x, y] = shown[index] as Corner;
    const key = floorKeyOf(event);
    if (key?.does === 'go') {
      const next = stepped({ x, y, rotation: 0 }, key.direction, key.isFar);
      hold(moved(index, [next.x, next.y]));
    } else if (event.key === 'Delete' && shown.length > limits.outlinePoints.min) {
      hold(shown.filter((_, n) => n !== index));
      put();
    } else if (event.key === 'Enter' || event.key === ' ') put();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const take = (event: PointerEvent<SVGCircleElement>, index: number) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    (event.currentTarget.parentNode as SVGGElement).setPointerCapture(event.pointerId);
    pressed.current = index;
  };
  return (
    <g
      onPointerMove={onMove}
      onPointerUp={put}
      onPointerCancel={() => {
        pressed.current = null;
        hold(null);
      }}
    >
      <path d={pathOf(shown, true)} className={styles.sketch} />
      {shown.length < limits.outlinePoints.max &&
        shown.map(([x, y], index) => {
          const [nextX, nextY] = shown[(index + 1) % shown.length] as Corner;
          const middle: Corner = [onGrid((x + nextX) / 2), onGrid((y + nextY) / 2)];
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: its role is among what is spread
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
              key={index}
              cx={middle[0]}
              cy={middle[1]}
              r={radius.between / scale}
              className={styles.between}
              {...{ role: 'button', 'aria-label': t('new-corner', { number: index + 1 }) }}
              onPointerDown={(event) => {
                hold([...shown.slice(0, index + 1), middle, ...shown.slice(index + 1)]);
                take(event, index + 1);
              }}
              onClick={(event) => event.stopPropagation()}
            />
          );
        })}
      {shown.map(([x, y], index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is among what is spread
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the order
          key={index}
          cx={x}
          cy={y}
          r={radius.corner / scale}
          className={styles.corner}
          {...{ role: 'button', 'aria-label': t('corner', { number: index + 1 }) }}
          tabIndex={0}
          data-corner={index}
          onPointerDown={(event) => take(event, index)}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => onKeyDown(event, index)}
          onBlur={() => pressed.current === null && put()}
        />
      ))}
    </g>
  );
};

const spotOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): Corner => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(
    currentTarget.getScreenCTM()?.inverse(),
  );
  return [onGrid(x), onGrid(y)];
};
