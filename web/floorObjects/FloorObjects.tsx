import { useEffect, useRef, useState } from 'react';
import { limits } from '../../schema/limits.ts';
import { floorKeyOf, stepped } from '../chart/floorKeys.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { markerOf, useFloorScale } from '../chart/markers.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { classes } from '../ui/classes.ts';
import styles from './FloorObjects.module.css';
import { objectLabel } from './kinds.ts';
import type { DrawnObject } from './shapes.ts';

type Point = { x: number; y: number };

type FloorObjectsProps = {
  objects: readonly DrawnObject[];
  selectedId: string | null;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  /** Answers whether it has happened; it goes back where not. */
  onMoved: (object: DrawnObject, to: Point) => Promise<boolean>;
};

/** What stands in the room besides tables, each a marker with its name. */
export const FloorObjects = ({ objects, selectedId, ...rest }: FloorObjectsProps) =>
  objects.map((object) => (
    <Marker key={object.id} object={object} isSelected={object.id === selectedId} {...rest} />
  ));

type MarkerProps = Omit<FloorObjectsProps, 'objects' | 'selectedId'> & {
  object: DrawnObject;
  isSelected: boolean;
};

/** Milliseconds after the last key until what the keys did becomes one command. */
const keysRest = 500;

const withinFloor = (value: number): number =>
  Math.min(limits.floor, Math.max(-limits.floor, Math.round(value)));

const Marker = ({ object, isSelected, readOnly, onSelect, onMoved }: MarkerProps) => {
  const { at, hold, put, letGo } = useHeldPlace(object, onMoved);
  const grip = useRef<{ from: Point; at: Point } | null>(null);
  const place = objectLabel(object);
  const marker = markerOf(object, useFloorScale());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is among what is spread
    <g
      {...(readOnly
        ? { role: 'img', 'aria-label': place }
        : {
            role: 'button',
            tabIndex: 0,
            'aria-label': t('marker-settings', { place }),
            'aria-pressed': isSelected,
          })}
      transform={`translate(${at.x} ${at.y})`}
      className={classes(styles.object, !readOnly && styles.movable, isSelected && styles.selected)}
      data-kind={object.kind}
      data-object={object.id}
      onPointerDown={(event) => {
        if (readOnly || event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { from: pointOf(event), at };
      }}
      onPointerMove={(event) => {
        if (!grip.current) return;
        const now = pointOf(event);
        const { from, at: began } = grip.current;
        hold({ x: began.x + now.x - from.x, y: began.y + now.y - from.y });
      }}
      onPointerUp={() => {
        if (grip.current) put();
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
        letGo();
      }}
      onClick={(event) => {
        if (readOnly) return;
        event.stopPropagation();
        onSelect(object.id);
      }}
      onBlur={put}
      onKeyDown={(event) => {
        if (readOnly) return;
        const key = floorKeyOf(event);
        if (key?.does === 'go') {
          const next = stepped({ ...at, rotation: 0 }, key.direction, key.isFar);
          hold(next, keysRest);
        } else if (event.key === 'Enter' || event.key === ' ') onSelect(object.id);
        else if (event.key === 'Escape') {
          letGo();
          onSelect(null);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <LabelPill {...marker} bodyClass={styles.body} labelClass={styles.label} />
    </g>
  );
};

type Pressed = { clientX: number; clientY: number; currentTarget: SVGGElement };

/** Where the pointer is, in the floor's own measure. */
const pointOf = ({ clientX, clientY, currentTarget }: Pressed): Point => {
  const floor = (currentTarget.parentNode as SVGGElement).getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(floor?.inverse());
  return { x, y };
};

/** Where it is shown while a hand or keys move it, until the plan says so itself. */
const useHeldPlace = (object: DrawnObject, onMoved: MarkerProps['onMoved']) => {
  const [held, setHeld] = useState<Point | null>(null);
  const latest = useRef<Point | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const letGo = () => {
    clearTimeout(timer.current);
    latest.current = null;
    setHeld(null);
  };
  const put = () => {
    clearTimeout(timer.current);
    const to = latest.current;
    latest.current = null;
    if (!to) return;
    if (to.x === object.x && to.y === object.y) return setHeld(null);
    void onMoved(object, to).then(() => {
      if (!latest.current) setHeld(null);
    });
  };
  const hold = ({ x, y }: Point, restMs?: number) => {
    latest.current = { x: withinFloor(x), y: withinFloor(y) };
    setHeld(latest.current);
    clearTimeout(timer.current);
    if (restMs !== undefined) timer.current = setTimeout(put, restMs);
  };
  return { at: held ?? { x: object.x, y: object.y }, hold, put, letGo };
};
