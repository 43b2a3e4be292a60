import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fromPlace, type Spot } from '../../schema/floorGeometry.ts';
import { limits } from '../../schema/limits.ts';
import { floorKeyOf, stepped } from '../chart/floorKeys.ts';
import { LabelPill } from '../chart/LabelPill.tsx';
import { markerOf, useFloorScale } from '../chart/markers.ts';
import { turned } from '../chart/snapping.ts';
import { announcementAtom } from '../seating/state.ts';
import { t } from '../texts/en/floorObjects.ftl';
import { classes } from '../ui/classes.ts';
import { cornerKeyOf } from './corners.ts';
import styles from './FloorObjects.module.css';
import {
  betweensOf,
  type Grip,
  gripped,
  gripsOf,
  type Held,
  keyed,
  type PlacedGrip,
  taken,
  topOf,
} from './grips.ts';
import { Handle, leastEdge } from './Handle.tsx';
import { objectLabel } from './kinds.ts';
import { ObjectBody } from './ObjectBody.tsx';
import { type DrawnObject, nameSpot, type ObjectChanges, shapeInput, shapeOf } from './shapes.ts';

type FloorObjectsProps = {
  objects: readonly DrawnObject[];
  selectedId: string | null;
  readOnly: boolean;
  onSelect: (id: string | null) => void;
  /** Answers whether it has happened; it goes back where not. */
  onMoved: (object: DrawnObject, changes: ObjectChanges) => Promise<boolean>;
};

/**
 * What stands in the room besides tables: a point as a marker with its name, others as they are. Points
 * belong over the tables, what has an extent beneath them.
 */
export const FloorObjects = ({ objects, selectedId, ...rest }: FloorObjectsProps) =>
  objects.map((object) => (
    <Marker key={object.id} object={object} isSelected={object.id === selectedId} {...rest} />
  ));

export const isPoint = ({ shape }: DrawnObject): boolean => shape.type === 'point';
export const hasExtent = (object: DrawnObject): boolean => !isPoint(object);

type MarkerProps = Omit<FloorObjectsProps, 'objects' | 'selectedId'> & {
  object: DrawnObject;
  isSelected: boolean;
};

/** Milliseconds after the last key until what the keys did becomes one command. */
const keysRest = 500;

const withinFloor = (value: number): number =>
  Math.min(limits.floor, Math.max(-limits.floor, Math.round(value)));

const Marker = ({ object, isSelected, readOnly, onSelect, onMoved }: MarkerProps) => {
  const { at, hold, put, letGo } = useHeld(object, onMoved);
  const press = useRef<{ from: Spot; at: Held; grip: Grip | null } | null>(null);
  const announce = useSetAtom(announcementAtom);
  const place = objectLabel(object);
  const drawn = { ...object, ...at };
  const onCornerKey = (event: KeyboardEvent<SVGGElement>, index: number) => {
    const key = cornerKeyOf(event);
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    const next = keyed(at, index, key);
    if (!next) return announce(t('corner-stays'));
    flushSync(() => hold(next.held, keysRest));
    currentTarget.querySelector<SVGElement>(`[data-corner="${next.at}"]`)?.focus();
    const corners = next.held.shape.type === 'path' ? next.held.shape.points.length : 0;
    announce(t('corner-done', { does: key.does, number: next.at + 1, corners }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the object and its corners in it have roles
    <g
      transform={`translate(${at.x} ${at.y})`}
      onPointerDown={(event) => {
        if (readOnly || event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        const { held, grip } = taken(at, gripUnder(event.target));
        press.current = { from: pointOf(event), at: held, grip };
        if (held !== at) hold(held);
      }}
      onPointerMove={(event) => {
        if (!press.current) return;
        const now = pointOf(event);
        const { from, at: began, grip } = press.current;
        if (grip) hold(gripped(began, grip, now, event.altKey));
        else hold({ ...began, x: began.x + now.x - from.x, y: began.y + now.y - from.y });
      }}
      onPointerUp={() => {
        if (!press.current) return;
        press.current = null;
        put();
        // Not by its click: the floor, which has not seen the press, takes that for the end of a drag.
        onSelect(object.id);
      }}
      onPointerCancel={() => {
        press.current = null;
        letGo();
      }}
      onClick={(event) => {
        if (readOnly) return;
        event.stopPropagation();
        onSelect(object.id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one of its corners to the next it stays in hand, as while a pointer holds it.
        if (!press.current && !currentTarget.contains(relatedTarget)) put();
      }}
      onKeyDown={(event) => {
        if (readOnly) return;
        const grip = gripUnder(event.target);
        if (grip?.kind === 'corner' && event.key !== 'Escape')
          return onCornerKey(event, grip.index);
        const key = floorKeyOf(event);
        if (key?.does === 'go') hold({ ...at, ...stepped(at, key.direction, key.isFar) }, keysRest);
        else if (key?.does === 'turn' && hasExtent(object))
          hold({ ...at, rotation: turned(at.rotation + key.by) }, keysRest);
        else if (event.key === 'Enter' || event.key === ' ') onSelect(object.id);
        else if (event.key === 'Escape') {
          press.current = null;
          letGo();
          onSelect(null);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <g
        {...(readOnly
          ? { role: 'img', 'aria-label': place }
          : {
              role: 'button',
              tabIndex: 0,
              'aria-label': t('marker-settings', { place }),
              'aria-pressed': isSelected,
            })}
        className={classes(
          styles.object,
          !readOnly && styles.movable,
          isSelected && styles.selected,
          styles[object.kind],
        )}
        data-kind={object.kind}
        data-object={object.id}
      >
        {isPoint(drawn) ? <PointMarker name={object.name} /> : <Extent object={drawn} />}
      </g>
      {isSelected && !readOnly && hasExtent(object) && <Handles object={drawn} />}
    </g>
  );
};

const PointMarker = ({ name }: { name: string }) => (
  <LabelPill
    {...markerOf({ name }, useFloorScale())}
    bodyClass={styles.body}
    labelClass={styles.label}
  />
);

/** The shape as it is turned, with its name upright. */
const Extent = ({ object }: { object: DrawnObject }) => {
  const scale = useFloorScale();
  const { label, fontSize } = markerOf(object, scale);
  const name = fromPlace({ x: 0, y: 0, rotation: object.rotation }, nameSpot(object));
  return (
    <>
      <g transform={`rotate(${object.rotation})`}>
        <ObjectBody shape={object.shape} areaClass={styles.area} lineClass={styles.line} />
      </g>
      <text x={name.x} y={name.y} fontSize={fontSize} className={styles.name}>
        {label}
      </text>
    </>
  );
};

/** In pixels, at any zoom. */
const handle = { radius: 8, between: 5, distance: 26 };
const unspoken = { 'aria-hidden': true } as const;

/**
 * For pointers; corners take keys as well, which also add corners. Other handles need none: keys turn
 * the object, and its settings have its measures.
 */
const Handles = ({ object }: { object: DrawnObject }) => {
  const scale = useFloorScale();
  const shape = shapeOf(object.shape);
  const top = topOf(shape);
  const y = top - handle.distance / scale;
  const dot = { radius: handle.radius, dotClass: styles.dot };
  return (
    <g className={styles.handles} transform={`rotate(${object.rotation})`}>
      <line y1={top} y2={y} />
      <Handle {...unspoken} {...dot} at={{ x: 0, y }} data-grip="turn" />
      {betweensOf(shape, leastEdge / scale).map(({ grip, at }) => (
        <Handle
          {...unspoken}
          key={indexOf(grip)}
          at={at}
          radius={handle.between}
          dotClass={styles.between}
          data-grip="between"
          data-index={indexOf(grip)}
        />
      ))}
      {gripsOf(shape).map(({ grip, at }) => (
        <Handle
          {...dot}
          {...(grip.kind === 'corner'
            ? {
                role: 'button',
                tabIndex: 0,
                'aria-label': t('corner-of', { name: object.name, number: grip.index + 1 }),
                'data-corner': grip.index,
              }
            : unspoken)}
          key={indexOf(grip)}
          at={at}
          data-grip={grip.kind}
          data-index={indexOf(grip)}
        />
      ))}
    </g>
  );
};

const indexOf = (grip: PlacedGrip['grip']): number => ('index' in grip ? grip.index : 0);

const gripUnder = (target: EventTarget): Grip | null => {
  const under = target instanceof Element ? target.closest<SVGElement>('[data-grip]') : null;
  const { grip, index } = under?.dataset ?? {};
  if (grip === 'turn' || grip === 'size') return { kind: grip };
  if (grip === 'corner' || grip === 'between') return { kind: grip, index: Number(index) };
  return null;
};

type Pressed = { clientX: number; clientY: number; currentTarget: SVGGElement };

/** Where the pointer is, in the floor's own measure. */
const pointOf = ({ clientX, clientY, currentTarget }: Pressed): Spot => {
  const floor = (currentTarget.parentNode as SVGGElement).getScreenCTM();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(floor?.inverse());
  return { x, y };
};

const placedAt = ({ x, y, rotation, shape }: DrawnObject): Held => ({
  x,
  y,
  rotation,
  shape: shapeOf(shape),
});

/** What differs of an object that was held. */
const changesOf = (object: DrawnObject, to: Held): ObjectChanges => ({
  ...(to.x !== object.x && { x: to.x }),
  ...(to.y !== object.y && { y: to.y }),
  ...(to.rotation !== object.rotation && { rotation: to.rotation }),
  ...(to.shape !== (object.shape as unknown) && { shape: shapeInput(to.shape) }),
});

/** How it is shown while a hand or keys change it, until the plan says so itself. */
const useHeld = (object: DrawnObject, onMoved: MarkerProps['onMoved']) => {
  const [held, setHeld] = useState<Held | null>(null);
  const latest = useRef<Held | null>(null);
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
    const changes = changesOf(object, to);
    if (Object.keys(changes).length === 0) return setHeld(null);
    void onMoved(object, changes).then(() => {
      if (!latest.current) setHeld(null);
    });
  };
  const hold = ({ x, y, ...to }: Held, restMs?: number) => {
    latest.current = { ...to, x: withinFloor(x), y: withinFloor(y) };
    setHeld(latest.current);
    clearTimeout(timer.current);
    if (restMs !== undefined) timer.current = setTimeout(put, restMs);
  };
  return { at: held ?? placedAt(object), hold, put, letGo };
};
