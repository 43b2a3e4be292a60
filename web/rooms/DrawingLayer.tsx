import { type MouseEvent, type PointerEvent, useState } from 'react';
import type { Corner, FloorShape } from '../../schema/entities/floorObject.ts';
import { limits } from '../../schema/limits.ts';
import { distance, type Spot } from '../../schema/rooms/floorGeometry.ts';
import type { FloorObjectKind } from '../../schema/vocabulary.ts';
import { useFloorScale } from '../chart/markers.ts';
import { gridPointIn } from '../chart/pointIn.ts';
import { gridStep } from '../chart/snapping.ts';
import { ObjectBody } from '../floorObjects/ObjectBody.tsx';
import { t } from '../texts/en/rooms.ftl';
import { useWindowKey } from '../ui/useWindowKey.ts';
import { lengthText, type Units } from './lengths.ts';
import styles from './Rooms.module.css';
import type { Tool } from './state.ts';

type DrawingLayerProps = {
  tool: Exclude<Tool, 'corners' | 'picture'>;
  units: Units;
  onDrawn: (object: { kind: FloorObjectKind; shape: FloorShape; x: number; y: number }) => void;
};

/** The default kind of what each tool draws. */
const kinds: Record<DrawingLayerProps['tool'], FloorObjectKind> = {
  rect: 'stage',
  ellipse: 'danceFloor',
  line: 'wall',
  area: 'zone',
};

const wallThickness = 20;
/** In pixels: presses within this distance count as the same place. */
const near = 12;

/** Takes all presses on the floor and makes an object of them. The parent handles Escape. */
export const DrawingLayer = ({ tool, units, onDrawn }: DrawingLayerProps) => {
  const scale = useFloorScale();
  const [points, setPoints] = useState<readonly Spot[]>([]);
  const [pointer, setPointer] = useState<Spot | null>(null);
  const isDragged = tool === 'rect' || tool === 'ellipse';
  const sketched = sketchOf(tool, pointer ? [...points, pointer] : points);

  const finish = (all: readonly Spot[]) => {
    const drawn = sketchOf(tool, all);
    setPoints([]);
    setPointer(null);
    if (drawn && isLargeEnough(drawn.shape)) onDrawn({ kind: kinds[tool], ...drawn });
  };
  useWindowKey(({ key }) => key === 'Enter' && points.length > 1 && finish(points));

  const onDown = (event: PointerEvent<SVGRectElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    if (!isDragged) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPoints([spotOf(event)]);
  };
  // Corners are added on click, not on press. Otherwise the object's settings could open under a finger that
  // is still down, and receive its click.
  const onClick = (event: MouseEvent<SVGRectElement>) => {
    event.stopPropagation();
    if (isDragged) return;
    const at = spotOf(event);
    const isNear = (spot: Spot | undefined) =>
      spot !== undefined && distance(spot, at) * scale <= near;
    const isClosing = tool === 'area' && points.length > 2 && isNear(points[0]);
    if (isClosing || (points.length > 1 && isNear(points.at(-1)))) finish(points);
    else if (points.length < limits.pathPoints.max && !isNear(points.at(-1)))
      setPoints([...points, at]);
  };
  return (
    <g>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing is one way, the form has numbers */}
      <rect
        x={-limits.floor}
        y={-limits.floor}
        width={2 * limits.floor}
        height={2 * limits.floor}
        className={styles.sheet}
        data-sheet={tool}
        onPointerDown={onDown}
        onPointerMove={(event) => setPointer(spotOf(event))}
        onPointerUp={(event) => {
          if (isDragged && points.length > 0) finish([...points, spotOf(event)]);
        }}
        onClick={onClick}
      />
      {sketched && (
        <g transform={`translate(${sketched.x} ${sketched.y})`} className={styles.sketch}>
          <ObjectBody shape={sketched.shape} areaClass={styles.sketch} lineClass={styles.sketch} />
          {(sketched.shape.type === 'rect' || sketched.shape.type === 'ellipse') && (
            <text className={styles.measure} fontSize={13 / scale}>
              {t('measure', {
                width: lengthText(sketched.shape.width, units),
                height: lengthText(sketched.shape.height, units),
                units,
              })}
            </text>
          )}
        </g>
      )}
    </g>
  );
};

type Sketch = { x: number; y: number; shape: FloorShape };

const sketchOf = (tool: DrawingLayerProps['tool'], points: readonly Spot[]): Sketch | null => {
  const [first, second] = points;
  if (!first || !second) return null;
  if (tool === 'rect' || tool === 'ellipse') {
    const last = points.at(-1) ?? second;
    return {
      x: (first.x + last.x) / 2,
      y: (first.y + last.y) / 2,
      shape: {
        type: tool,
        width: Math.abs(last.x - first.x),
        height: Math.abs(last.y - first.y),
      },
    };
  }
  return {
    x: first.x,
    y: first.y,
    shape: {
      type: 'path',
      points: points.map(({ x, y }): Corner => [x - first.x, y - first.y]),
      isClosed: tool === 'area' && points.length > 2,
      thickness: tool === 'line' ? wallThickness : limits.floorSize.min,
    },
  };
};

/** Whether the shape is larger than a mere press makes it. */
const isLargeEnough = (shape: FloorShape): boolean =>
  shape.type === 'path'
    ? shape.points.length > 1
    : shape.type !== 'point' && shape.width >= gridStep && shape.height >= gridStep;

const spotOf = (event: MouseEvent<SVGRectElement>): Spot => gridPointIn(event.currentTarget, event);
